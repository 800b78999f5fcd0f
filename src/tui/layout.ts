/** Where things stand on a table of a given size: rectangles, nothing else. Tested as drawings. */
import type { Rect, Size } from './boards/contract.ts';

export interface TableLayout {
  /** One: a single panel at a time. Split: board over prompt. Side: prompt beside the log. Wide: a column of its own for scores and log. */
  readonly kind: 'one' | 'split' | 'side' | 'wide';
  readonly header: Rect;
  readonly board: Rect;
  readonly prompt: Rect;
  /** Null where there is no room for it beside the rest. */
  readonly log: Rect | null;
  readonly scores: Rect | null;
  readonly footer: Rect;
}

/** Smaller than this, nothing can be shown. */
export const SMALLEST: Size = { width: 30, height: 8 };

export interface LayoutWishes {
  /** The arrow keys are on the board: it gets what it can. */
  readonly boardFirst: boolean;
  /** Lines that the live scores need. */
  readonly scoreLines: number;
  /** Lines the boards in sight and the prompt need to be whole, headings included: what one can spare, the other takes. */
  readonly needs?: { readonly board: number; readonly prompt: number };
}

/** The list of moves keeps at least this much, however tall the board. */
const LEAST_PROMPT = 6;
const TIGHT_PROMPT = 8;

export function tableLayout(size: Size, wishes: LayoutWishes): TableLayout {
  const { width, height } = size;
  const footer: Rect = { row: height - 1, col: 0, width, height: 1 };
  if (width < 60 || height < 18) {
    const header: Rect = { row: 0, col: 0, width, height: height < 14 ? 1 : 2 };
    const body: Rect = { row: header.height, col: 0, width, height: height - header.height - 1 };
    return { kind: 'one', header, board: body, prompt: body, log: body, scores: body, footer };
  }
  const header: Rect = { row: 0, col: 0, width, height: 2 };
  const top = header.height;
  const room = height - top - 1;
  const large = width >= 120 && height >= 34;
  const usual = clamp(Math.round(room * (large ? 0.35 : 0.42)), 8, 15);
  const promptHeight = wishes.boardFirst ? 5 : sharedHeight(usual, room, wishes.needs);
  const boardHeight = room - promptHeight;
  if (large) {
    const side = clamp(Math.round(width * 0.31), 36, 48);
    const left = width - side - 1;
    const scoreHeight = Math.min(wishes.scoreLines + 1, Math.floor(room * 0.45));
    return {
      kind: 'wide',
      header,
      board: { row: top, col: 0, width: left, height: boardHeight },
      prompt: { row: top + boardHeight, col: 0, width: left, height: promptHeight },
      scores: { row: top, col: left + 1, width: side, height: scoreHeight },
      log: { row: top + scoreHeight, col: left + 1, width: side, height: room - scoreHeight },
      footer,
    };
  }
  const board: Rect = { row: top, col: 0, width, height: boardHeight };
  const row = top + boardHeight;
  if (width >= 100) {
    const logWidth = Math.round(width * 0.38);
    const left = width - logWidth - 1;
    return {
      kind: 'side',
      header,
      board,
      prompt: { row, col: 0, width: left, height: promptHeight },
      log: { row, col: left + 1, width: logWidth, height: promptHeight },
      scores: null,
      footer,
    };
  }
  const prompt: Rect = { row, col: 0, width, height: promptHeight };
  return { kind: 'split', header, board, prompt, log: null, scores: null, footer };
}

function sharedHeight(usual: number, room: number, needs: LayoutWishes['needs']): number {
  if (needs === undefined) return usual;
  const spare = room - needs.board;
  if (needs.prompt > usual) return clamp(spare, Math.min(usual, TIGHT_PROMPT), needs.prompt);
  return Math.max(LEAST_PROMPT, needs.prompt, Math.min(usual, spare));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
