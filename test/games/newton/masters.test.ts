import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  card,
  game,
  give,
  holdMaster,
  invention,
  legal,
  master,
  me,
  onDesk,
  place,
  play,
  playMaster,
  START,
  scores,
  space,
  square,
  swapIn,
  tables,
} from './scenario.ts';

/** A solo game in which this master has just been played from the work track. */
function withMaster(id: string, edit?: (state: State) => void): State {
  const state = begin();
  edit?.(state);
  playMaster(state, id);
  return state;
}
const last = tables.work.length - 1;

describe('masters', () => {
  it('are played from the hand, or not; only played ones score [newton.masters]', () => {
    const state = begin();
    me(state).masters = [master('bruno'), master('gilbert')];
    me(state).work = last - 2;
    play(state, 'play start-work', 'advance 1');
    expect(legal(state)).toEqual(['master bruno', 'master gilbert', 'stop']);
    const events = play(state, 'master bruno');
    expect(events[0]).toMatchObject({ type: 'master', reveals: true });
    expect(me(state)).toMatchObject({ played: [master('bruno')], masters: [master('gilbert')] });
    expect(scores(state)[0]!.lines).toContainEqual({ label: 'Master: Giordano Bruno', points: 4 });
  });

  it('bring nothing where the hand has none [newton.masters]', () => {
    const state = begin();
    me(state).masters = [];
    me(state).work = last - 2;
    const events = play(state, 'play start-work', 'advance 1');
    expect(events.at(-1)).toMatchObject({ type: 'nothing', kind: 'master' });
  });

  it('are played at four occasions [newton.masters.occasions]', () => {
    const kind = (prepare: (state: State) => void, ...moves: string[]): string | undefined => {
      const state = begin();
      prepare(state);
      play(state, ...moves);
      return state.pending.at(-1)?.kind;
    };
    const work = kind(
      state => {
        me(state).work = last - 2;
      },
      'play start-work',
      'advance 1',
    );
    const technology = kind(
      state => {
        me(state).students = [space('tech-br5')];
      },
      'play start-technology',
      'student tech-br5 tech-br6',
    );
    const travel = kind(
      state => {
        me(state).scientist = place('stockholm');
      },
      'play start-travel',
      'do travel',
      'go uraniborg',
    );
    const study = kind(
      state => {
        me(state).tiles = 8;
      },
      'play start-study',
      'shelve shelf-1-3',
    );
    expect([work, technology, travel, study]).toEqual(['master', 'master', 'master', 'master']);
  });

  it('act at their fixed value, without symbols or +1, and may be declined [newton.fixed-actions]', () => {
    const state = withMaster('paracelsus', s => {
      me(s).drawers = ['travel', 'travel', 'travel'];
      me(s).coins = 9;
    });
    play(state, 'do travel');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'travel', value: 3, own: false });
    expect(legal(state)).not.toContain('boost');
    play(state, 'stop');
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('show books for good [newton.masters.books]', () => {
    const seen = (id: string): string =>
      game
        .outline(game.view(withMaster(id), 0), ['Ada'])
        .flatMap(section => section.lines)
        .find(line => line.includes('Books in sight')) ?? '';
    expect(seen('brahe')).toContain('2 blue books and 1 orange book');
    expect(seen('newton')).toContain('2 green books and 1 orange book');
    expect(seen('leibniz')).toContain('3 orange books');
    expect(seen('fahrenheit')).toContain('1 book of your choice');
  });

  it('bring coins, potions or a student [newton.masters.gains]', () => {
    expect(me(withMaster('bruno')).coins).toBe(2 + 1 + 6);
    expect(me(withMaster('cusano')).potions).toBe(3);
    expect(me(withMaster('gilbert')).students).toEqual([0, 0]);
  });

  it('share out study over tiles, each with its requirement [newton.masters.split]', () => {
    const state = withMaster('boyle', s => onDesk(s, 'start-study', 'start-travel', 'start-technology'));
    play(state, 'shelve shelf-1-2', 'shelve shelf-1-3', 'shelve shelf-1-5');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'study', value: 1 });
    play(state, 'stop');
    expect(me(state).tiles).toBe(3);
  });

  it('share out lessons over cards [newton.masters.split]', () => {
    const state = withMaster('browne');
    const [one] = state.rows[0]!;
    const [three] = state.rows[2]!;
    play(state, `take ${tables.cards[three!]!.id}`);
    expect(legal(state)).toContain(`take ${tables.cards[one!]!.id}`);
    expect(legal(state)).not.toContain(`take ${tables.cards[state.rows[1]![0]!]!.id}`);
    play(state, `take ${tables.cards[one!]!.id}`);
    expect(me(state).hand).toEqual(expect.arrayContaining([one, three]));
  });

  it('share out technology over students that move once and activate their ends [newton.masters.split]', () => {
    const state = withMaster('halley', s => {
      me(s).students = [START, space('tech-c2'), space('tech-br4')];
      me(s).coins = 0;
      const tile = invention(tables.inventions[0]!.id);
      swapIn(s.inventions, tables.technology[space('tech-cr3')]!.spot, tile);
    });
    play(state, 'student tech-c2 tech-cr3', 'stop');
    expect(me(state).points[1]).toBe(6);
    expect(legal(state)).not.toContain('student tech-cr3 tech-cr4');
    play(
      state,
      'student tech-start tech-c2',
      'stop',
      'student tech-br4 tech-br5',
      'student tech-br5 tech-br6',
    );
    expect(me(state).students).toEqual([space('tech-c2'), space('tech-cr3'), space('tech-br6')]);
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('let Copernicus fill any square up to shelf 3 [newton.masters.copernicus]', () => {
    const state = withMaster('copernicus');
    play(state, 'shelve shelf-3-8 ignoring');
    expect(me(state).shelf & (1 << square('shelf-3-8'))).not.toBe(0);
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('let Galilei place cubes on every place on the way [newton.masters.galilei]', () => {
    const state = withMaster('galilei', s => {
      me(s).scientist = place('wien');
    });
    play(state, 'go bologna', 'cube', 'go napoli', 'cube');
    while (state.pending.at(-1)?.kind === 'place-cube') play(state, 'stop');
    expect(me(state).cubes.slice(0, 2)).toEqual([place('bologna'), place('napoli')]);
  });

  it('let Pascal travel 5 steps for nothing [newton.masters.pascal]', () => {
    const state = withMaster('pascal', s => {
      me(s).scientist = place('athenai');
      me(s).coins = 0;
    });
    const coins = me(state).coins;
    play(state, 'go otranto');
    expect(me(state).coins).toBe(coins);
    expect(state.pending.at(-1)).toMatchObject({ value: 4 });
  });

  it('let Kepler work 6 spaces without coins [newton.masters.kepler]', () => {
    const state = begin();
    holdMaster(state, 'kepler');
    me(state).students = [space('tech-br5')];
    play(state, 'play start-technology', 'student tech-br5 tech-br6', 'master kepler', 'advance 6');
    expect(me(state)).toMatchObject({ work: 6, coins: 2 });
  });

  it('ask nothing of Kepler where the marker has arrived [newton.masters.kepler]', () => {
    const state = begin();
    holdMaster(state, 'kepler');
    me(state).work = last;
    me(state).students = [space('tech-br5')];
    play(state, 'play start-technology', 'student tech-br5 tech-br6', 'master kepler');
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('let Huygens and Torricelli onto an objective without books [newton.masters.prerequisite]', () => {
    const huygens = withMaster('huygens');
    play(huygens, 'advance 1');
    expect(me(huygens).work).toBe(last);
    const torricelli = withMaster('torricelli', s => {
      me(s).students = [space('tech-al5')];
    });
    play(torricelli, 'student tech-al5 tech-al6', 'student tech-al6 tech-al7');
    expect(me(torricelli).students).toEqual([space('tech-al7')]);
  });

  it('let Winkelmann place a cube on a city, university or land [newton.masters.winkelmann]', () => {
    const state = withMaster('winkelmann', s => {
      me(s).cubes = [place('paris')];
    });
    const kinds = new Set(
      legal(state)
        .filter(move => move !== 'stop')
        .map(move => tables.places[place(move.slice(6))]!.kind),
    );
    expect(kinds).toEqual(new Set(['city', 'university', 'ancient']));
    expect(legal(state)).not.toContain('visit paris');
    play(state, 'visit alexandria');
    expect(me(state).cubes).toContain(place('alexandria'));
  });

  it('let Paracelsus carry out any action of value 3 [newton.masters.paracelsus]', () => {
    const state = withMaster('paracelsus');
    expect(legal(state)).toEqual(
      expect.arrayContaining(['do work', 'do technology', 'do travel', 'do lessons', 'stop']),
    );
    play(state, 'do technology');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'technology', value: 3 });
  });

  it('let Paracelsus begin an action that a quick action makes possible [newton.quick.when]', () => {
    const withCoins = (coins: number): State =>
      withMaster('paracelsus', s => {
        me(s).students = [space('tech-al7')];
        me(s).coins = coins;
      });
    expect(legal(withCoins(0))).not.toContain('do technology');
    const state = withCoins(5);
    play(state, 'do technology', 'hire');
    expect(legal(state)).toContain('student tech-start tech-a1');
  });

  it('let Descartes take a card and act at symbols + 1 [newton.masters.descartes]', () => {
    const state = withMaster('descartes', s => {
      give(s, 'wandering-tinker');
      me(s).hand.pop();
      s.rows[0]!.push(card('wandering-tinker'));
      me(s).drawers = ['technology'];
    });
    expect(
      legal(state).every(move =>
        move.startsWith('take') ? state.rows[0]!.includes(card(move.slice(5))) : true,
      ),
    ).toBe(true);
    play(state, 'take wandering-tinker');
    expect(me(state).hand).toContain(card('wandering-tinker'));
    expect(state.pending.at(-1)).toMatchObject({
      kind: 'technology',
      value: 2,
      doubleTokens: false,
      own: false,
    });
  });

  it('let Descartes choose with a joker, and do nothing without a card of level 1 [newton.masters.descartes]', () => {
    const joker = withMaster('descartes', s => {
      give(s, 'apprentice');
      me(s).hand.pop();
      s.rows[0]!.push(card('apprentice'));
      me(s).drawers = ['study'];
    });
    play(joker, 'take apprentice', 'do work');
    expect(joker.pending.at(-1)).toMatchObject({ kind: 'work', value: 2 });
    const none = withMaster('descartes', s => {
      s.decks[0]!.push(...s.rows[0]!.splice(0));
      me(s).coins = 0;
    });
    play(none, 'stop');
    expect(none.pending.at(-1)?.kind).toBe('turn');
  });

  it('let Cavendish remove two tiles, which still bring a bonus [newton.masters.cavendish]', () => {
    const state = withMaster('cavendish', s => {
      me(s).tiles = 4;
      me(s).shelf |= 0b1011;
    });
    expect(me(state)).toMatchObject({ tiles: 6, tilesRemoved: 2, coins: 2 + 1 + 4 });
    const short = withMaster('cavendish', s => {
      me(s).tiles = 11;
    });
    expect(me(short)).toMatchObject({ tiles: 12, tilesRemoved: 1 });
    expect(me(short).points[4]).toBe(8);
  });
});
