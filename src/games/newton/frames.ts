/** Making the records of pending basic actions. */
import type { Card } from './data.ts';
import type { Operation } from './operations.ts';
import type { Action, Frame } from './types.ts';

type ActOperation = Extract<Operation, { op: 'act' }>;

/** The basic action of the card played, with the special effect that is tied to it. */
export function cardAction(card: Card, action: Action, value: number): Frame {
  const { modifier } = card;
  switch (action) {
    case 'work':
      return { kind: 'work', value, own: true, paid: true, ignorePrerequisite: false };
    case 'technology':
      return {
        kind: 'technology',
        value,
        own: true,
        student: -1,
        moved: 0,
        split: false,
        ignorePrerequisite: false,
        doubleTokens: modifier === 'double-tokens',
      };
    case 'travel':
      return {
        kind: 'travel',
        value,
        own: true,
        steps: 0,
        freeRoutes: false,
        cubesOnTheWay: modifier === 'extra-cubes' ? 'for-coins' : 'no',
      };
    case 'lessons':
      return { kind: 'lessons', value, own: true, split: false, thenAct: 0 };
    case 'study':
      return {
        kind: 'study',
        value,
        own: true,
        placed: 0,
        more: modifier === 'second-tile' ? 'for-coins' : 'no',
        ignoreRequirement: modifier === 'ignore-requirement' ? 'for-coins' : 'no',
      };
  }
}

/** A basic action of a fixed value from a tile or a master. [newton.fixed-actions] */
export function fixedAction(op: ActOperation, action: Action): Frame {
  const { value, split, ignorePrerequisite } = op;
  switch (action) {
    case 'work':
      return { kind: 'work', value, own: false, paid: !op.noCoins, ignorePrerequisite };
    case 'technology':
      return {
        kind: 'technology',
        value,
        own: false,
        student: -1,
        moved: 0,
        split,
        ignorePrerequisite,
        doubleTokens: false,
      };
    case 'travel':
      return {
        kind: 'travel',
        value,
        own: false,
        steps: 0,
        freeRoutes: op.freeRoutes,
        cubesOnTheWay: op.cubeOnEveryPlace ? 'yes' : 'no',
      };
    case 'lessons':
      return { kind: 'lessons', value, own: false, split, thenAct: 0 };
    case 'study':
      return {
        kind: 'study',
        value,
        own: false,
        placed: 0,
        more: split ? 'yes' : 'no',
        ignoreRequirement: op.ignoreRequirement ? 'yes' : 'no',
      };
  }
}

/** A basic action of this value without any extra. */
export function plainAction(action: Action, value: number): Frame {
  return fixedAction({ ...PLAIN, value }, action);
}

const PLAIN: ActOperation = {
  op: 'act',
  action: 'any',
  value: 0,
  split: false,
  ignoreRequirement: false,
  ignorePrerequisite: false,
  noCoins: false,
  freeRoutes: false,
  cubeOnEveryPlace: false,
  per: null,
};

/** Has nothing been done yet in this action? */
export function isUntouched(frame: Frame): boolean {
  switch (frame.kind) {
    case 'technology':
      return frame.moved === 0;
    case 'travel':
      return frame.steps === 0;
    case 'study':
      return frame.placed === 0;
    case 'lessons':
      return !frame.split;
    default:
      return true;
  }
}

/** The pending decision to take now. */
export function topFrame(pending: readonly Frame[]): Frame | undefined {
  return pending[pending.length - 1];
}
