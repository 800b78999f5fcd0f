/**
 * Where the world calls in: events of a guest's socket and channel, and answers that came later. A defect there, ours or the
 * library's, would end the host with all its tables; it ends this guest's line.
 */
import type { EventEmitter } from 'node:events';

export function containEvents(source: EventEmitter, failed: (error: unknown) => void): void {
  const emit = source.emit.bind(source);
  source.emit = (...event: Parameters<EventEmitter['emit']>) => {
    try {
      return emit(...event);
    } catch (error) {
      failed(error);
      return true;
    }
  };
}

export async function contain(work: Promise<void>, failed: (error: unknown) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    failed(error);
  }
}
