/** Law 6 over a whole game: what is hidden from a viewer varies between samples, so no view gives it away. */
import { equal } from '../../src/core/json.ts';
import { demand } from './broken.ts';
import type { Position, Transition } from './laws.ts';
import { without } from './values.ts';

/** So many looks without a difference are no accident. */
const ENOUGH = 20;
/** Positions, not looks: the looks at one position agree with each other, and a secret may be that there is nothing. */
const ENOUGH_POSITIONS = 12;

export interface Hiding {
  observe(position: Position): void;
  heard(transition: Transition): void;
  conclude(): void;
}

export function createHiding(): Hiding {
  const secrets = { positions: 0, varied: 0 };
  const table = { looks: 0, varied: 0, revealed: 0 };
  return {
    observe({ game, state, decision, names, chance }) {
      if (decision === null) return;
      let secretsKept = false;
      for (const viewer of [null, ...names.keys()]) {
        const view = game.view(state, viewer);
        const [one, two] = [game.sample(view, `${chance} one`), game.sample(view, `${chance} two`)];
        demand(6, !equal(one.rng, two.rng), () => 'samples from two seeds have the same generator');
        table.looks += 1;
        if (!equal(without(one, 'rng'), without(two, 'rng'))) table.varied += 1;
        for (const other of names.keys()) {
          if (other === viewer || !game.hasSecrets(state, other)) continue;
          secretsKept = true;
          if (!equal(game.view(one, other), game.view(state, other))) secrets.varied += 1;
        }
      }
      if (secretsKept) secrets.positions += 1;
    },
    heard({ from, events, after }) {
      const fromHidden = events.some(event => event.reveals === true) && equal(from.state.rng, after.rng);
      if (fromHidden) table.revealed += 1;
    },
    conclude() {
      const surprises = table.revealed > 2 && table.looks >= ENOUGH;
      demand(6, !surprises || table.varied > 0, () => 'samples never vary, though something is hidden');
      const kept = secrets.positions >= ENOUGH_POSITIONS;
      demand(6, !kept || secrets.varied > 0, () => "samples always guess the other players' secrets");
    },
  };
}
