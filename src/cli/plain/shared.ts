/** Lines at a table with others: what they do and what is typed come in any order. */
import { sentencesOf, sinceLastTurn } from '../../app/log.ts';
import type { SharedSeat } from '../../app/shared/shared-seat.ts';
import { answer } from './answer.ts';
import type { LineReader } from './lines.ts';
import type { PlainTable } from './table.ts';

type Ended = 'over' | 'left' | 'input ended';

export async function playShared(table: PlainTable, shared: SharedSeat, lines: LineReader): Promise<Ended> {
  // A spectator asks with nobody's eyes: the match tells the public view, whoever is named.
  const seat = shared.seat ?? 0;
  let wake = (): void => {};
  const told: string[] = [];
  const off = shared.onNews(news => {
    if (news.type === 'told') told.push(news.text);
    wake();
  });
  let line = lines.next();
  /** What was asked or said last, which needs no repeating. */
  let asked = '';
  if (shared.seat !== null) tellNews(table, shared.seat);
  if (shared.missed.length > 0) table.say('Said while you were away:', ...shared.missed);
  try {
    for (;;) {
      table.tell(shared.seat);
      table.say(...told.splice(0));
      const { over, human, decision } = table.match;
      if (over || decision === null) return 'over';
      const question = human === null ? waitingFor(table) : `${table.match.entries.length} ${decision.kind}`;
      if (human === null && question !== asked) table.say(question);
      else if (human !== null && question !== asked) table.ask();
      else if (human !== null) table.mark();
      asked = question;
      let outcome: Awaited<ReturnType<typeof answer>> = 'stayed';
      while (outcome === 'stayed') {
        const news = new Promise<'news'>(resolve => {
          wake = () => resolve('news');
        });
        const typed = told.length > 0 ? 'news' : await Promise.race([line.then(text => ({ text })), news]);
        if (typed === 'news') break;
        if (typed.text === null) return 'input ended';
        line = lines.next();
        outcome = await answer(table, seat, typed.text);
        if (outcome === 'left') return 'left';
        if (outcome === 'moved') asked = '';
        else if (human !== null) table.mark();
      }
    }
  } finally {
    off();
  }
}

function waitingFor({ match: { decision, names } }: PlainTable): string {
  if (decision === null) return '';
  return decision.secret ? 'The others choose in secret.' : `It is the turn of ${names[decision.seat]}.`;
}

function tellNews(table: PlainTable, seat: number): void {
  const { match } = table;
  const news = sinceLastTurn(match, seat).flatMap(entry => sentencesOf(match, entry, seat));
  if (news.length > 0) table.say('Since your last turn:', ...news);
}
