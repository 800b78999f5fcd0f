/** A terminal's input, typed by hand. */
import { EventEmitter } from 'node:events';
import type { InputEvent } from '../../../src/tui/terminal/events.ts';
import { InputReader } from '../../../src/tui/terminal/reader.ts';

export class Source extends EventEmitter {
  raw = false;
  setRawMode(on: boolean): void {
    this.raw = on;
  }
  setEncoding(): void {}
  resume(): void {}
  pause(): void {}

  /** One read for each text. */
  send(...reads: readonly string[]): void {
    for (const read of reads) this.emit('data', read);
  }
}

export interface Reading {
  readonly source: Source;
  readonly events: InputEvent[];
  readonly replies: string[];
  readonly reader: InputReader;
  /** The keys among the events; other events by their type. */
  keys(): string[];
}

export function reading(): Reading {
  const source = new Source();
  const events: InputEvent[] = [];
  const replies: string[] = [];
  const reader = new InputReader(source, {
    input: event => void events.push(event),
    reply: text => void replies.push(text),
  });
  reader.start();
  const keys = (): string[] => events.map(event => (event.type === 'key' ? event.key : `<${event.type}>`));
  return { source, events, replies, reader, keys };
}
