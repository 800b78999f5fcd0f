/** Looking into plain JSON values. */

/** Freezes the value and everything in it, so that any later change of it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Why a value is no plain JSON tree, with the path to the place; null where it is one. */
export function jsonProblem(value: unknown, path = 'state', seen = new Set<object>()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (seen.has(value)) return `${path} is shared with another place`;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype))
    return `${path} is a class instance`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has holes`;
  for (const [key, part] of Object.entries(value)) {
    const problem = jsonProblem(part, `${path}.${key}`, seen);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether two values hold one and the same object or list; empty ones count too. */
export function sharePart(a: unknown, b: unknown): boolean {
  const parts = new Set<object>();
  collect(a, parts);
  return holds(b, parts);
}

function collect(value: unknown, parts: Set<object>): void {
  if (typeof value !== 'object' || value === null) return;
  parts.add(value);
  for (const part of Object.values(value)) collect(part, parts);
}

function holds(value: unknown, parts: ReadonlySet<object>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return parts.has(value) || Object.values(value).some(part => holds(part, parts));
}

/** The path of the first difference between two values, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (JSON.stringify(left[key]) !== JSON.stringify(right[key])) {
        return difference(left[key], right[key], `${path}.${key}`);
      }
    }
  }
  return `${path || 'value'}: ${brief(a)} or ${brief(b)}`;
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 80);
}

export function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
