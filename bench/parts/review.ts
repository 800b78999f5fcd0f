/** A review of a solo game at its usual effort, in multiples of the time that the bot needs for its own moves. */
import type { Settings } from '../part.ts';
import type { Row } from '../report.ts';
import { measureSides } from '../sides.ts';
import { ratios, spread } from '../stats.ts';

export async function review(settings: Settings): Promise<Row[]> {
  const alone = { game: 'newton', players: 1 };
  settings.progress('newton, 1 player');
  const [ours, own] = await measureSides(
    [
      { way: 'review-time', parameters: { ...alone, what: 'review' } },
      { way: 'review-time', parameters: { ...alone, what: 'moves' } },
    ],
    settings,
  );
  return [
    {
      part: 'review',
      what: 'a game of newton, 1 player',
      unit: 'ms',
      value: spread(ours!),
      against: { what: "the bot's own moves", value: spread(own!) },
      ratio: ratios(ours!, own!),
      bar: { atMost: 2 },
    },
  ];
}
