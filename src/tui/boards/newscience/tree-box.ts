/** One discovery as a box: its name, what its zones ask for and bring, and the markers in each of them. */
import type { Discovery } from '../../../games/newscience/rules/data.ts';
import { chanceOf } from '../../../games/newscience/rules/die.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import type { DiscoveryMove } from '../../../games/newscience/rules/types.ts';
import { plain, widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { bar } from '../../draw/shapes.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { discoveryId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { fieldStyle, influenceChip, prestige, raised, trackLabel } from './signs.ts';
import { publisherOf, requirements, type Standing, standingOf } from './standing.ts';
import { ZONES } from './tree-plan.ts';

/** What matters now is bright, what is out of reach is dim. */
type Tone = 'now' | 'ready' | 'dim';

export function boxLines(input: PanelInput, discovery: Discovery, { width, height }: Size): string[] {
  const { t, theme, view, subject } = input;
  const standing = standingOf(t, view, subject, discovery);
  const tone = toneOf(input, discovery, standing);
  const room = width - 1;
  const rows =
    standing === 'published'
      ? publishedRows(input, discovery, room)
      : height >= ZONES.height
        ? [researchZone(input, discovery, 'research '), experimentZone(input, discovery, room)]
        : [researchAndExperiment(input, discovery, room)];
  if (standing !== 'published') rows.push(lastRow(input, discovery, standing, room));
  const ground = groundOf(input, tone);
  const band = standing === 'published' ? theme.style.rule : fieldStyle(theme, discovery.field);
  const body = rows.map(row => {
    const text = pad(row, room, theme);
    return ground(band(theme.glyph.band) + (tone === 'dim' ? theme.style.dim(plain(text)) : text));
  });
  while (body.length < height - 1) body.push(ground(band(theme.glyph.band) + ' '.repeat(room)));
  return taggedBlock(input, discoveryId(discovery.index), [
    headLine(input, discovery, standing, tone, width),
    ...body,
  ]);
}

function toneOf(input: PanelInput, { index }: Discovery, standing: Standing): Tone {
  if (input.targets.has(discoveryId(index))) return 'now';
  const choosing = [...input.targets].some(id => id.startsWith('discovery.'));
  return choosing || standing === 'blocked' ? 'dim' : 'ready';
}

function groundOf({ theme }: PanelInput, tone: Tone): Style {
  if (tone === 'dim') return text => text;
  return tone === 'now' ? raised(theme) : theme.ground.panel;
}

/** The name, between the marks of cursor and legal moves; of a published discovery on a block of its owner's colour. */
function headLine(
  input: PanelInput,
  discovery: Discovery,
  standing: Standing,
  tone: Tone,
  width: number,
): string {
  const { theme, view, marks, focus } = input;
  const { glyph, style } = theme;
  const owner = publisherOf(view, discovery);
  const between = (room: number): string => pad(discovery.name, room, theme);
  if (focus === discoveryId(discovery.index)) return style.focus(`[${between(width - 2)}]`);
  if (tone === 'now') {
    const marked = `${style.target(glyph.targetOpen)}${style.strong(between(width - 2))}${style.target(glyph.targetClose)}`;
    return raised(theme)(marked);
  }
  if (owner !== null) {
    const { chip, style: colour } = marks[owner]!;
    const [tick, rest] = [`${glyph.check} `, pad(discovery.name, width - 2, theme)];
    return tone === 'dim' ? chip(tick) + colour(rest) : chip(tick + rest);
  }
  const band = fieldStyle(theme, discovery.field)(glyph.band);
  const shown = standing === 'blocked' || tone === 'dim' ? style.dim : style.strong;
  return groundOf(input, tone)(band + shown(between(width - 1)));
}

function publishedRows(input: PanelInput, discovery: Discovery, room: number): string[] {
  const { theme, names, marks, view } = input;
  const owner = publisherOf(view, discovery) ?? 0;
  const by = `${theme.style.dim('by')} ${marks[owner]!.style(marks[owner]!.shape)} ${names[owner]}`;
  return [theme.style.dim('published'), cut(by, room, theme)];
}

/** Markers in a zone, those of the player looked at as a letter on a block; a ring where the move under the cursor would put one. */
export function zoneMarkers(
  input: PanelInput,
  { index }: Discovery,
  zone: 'researched' | 'experimented',
): string {
  const { marks, subject, theme, view: present, after } = input;
  const there = marked(input, view =>
    view.seats
      .flatMap((seat, i) => {
        const { style, chip, shape, letter } = marks[i]!;
        return has(seat[zone], index) ? [i === subject ? chip(letter) : style(shape)] : [];
      })
      .join(''),
  );
  const ghost =
    after?.seats.some((seat, i) => has(seat[zone], index) && !has(present.seats[i]![zone], index)) ?? false;
  return there + (ghost ? theme.style.changed(theme.glyph.empty) : '');
}

function researchZone(input: PanelInput, discovery: Discovery, word: string): string {
  return `${input.theme.hue.blue(word + discovery.research)}${zoneMarkers(input, discovery, 'researched')}`;
}

function experimentText(input: PanelInput, { first, next }: Discovery, word: string, later: string): string {
  return input.theme.hue.orange(`${word}${first}${later}${next}`);
}

function experimentZone(input: PanelInput, discovery: Discovery, room: number): string {
  const text =
    room >= 'experiment 5, later 4'.length + MOST_MARKERS
      ? experimentText(input, discovery, 'experiment ', ', later ')
      : experimentText(input, discovery, 'experiment ', '/');
  return text + zoneMarkers(input, discovery, 'experimented');
}

/** Words that go with the width of a box: as long as all the markers there can be have room beside them. */
function researchAndExperiment(input: PanelInput, discovery: Discovery, room: number): string {
  const words = SHORT_WORDS.find(({ least }) => room >= least + MOST_MARKERS) ?? SHORT_WORDS.at(-1)!;
  const experiment = experimentText(input, discovery, words.experiment, '/');
  return `${researchZone(input, discovery, words.research)} ${experiment}${zoneMarkers(input, discovery, 'experimented')}`;
}

/** One of each player. */
const MOST_MARKERS = 5;

const SHORT_WORDS = [
  { least: 'res 3 exp 5/4'.length, research: 'res ', experiment: 'exp ' },
  { least: 'res3 exp5/4'.length, research: 'res', experiment: 'exp' },
  { least: 'R3 E5/4'.length, research: 'R', experiment: 'E' },
] as const;

const PUBLISH_WORDS = [
  { least: 'publish 2 Gov1 Ent2 *6'.length, word: 'publish ', letters: 3, gap: ' ' },
  { least: 'publish 2 Go1 En2 *6'.length, word: 'publish ', letters: 2, gap: ' ' },
  { least: 'pub 2 Gov1 Ent2 *6'.length, word: 'pub ', letters: 3, gap: ' ' },
  { least: 'pub 2 Go1 En2 *6'.length, word: 'pub ', letters: 2, gap: ' ' },
  { least: 'P2 Go1 En2 *6'.length, word: 'P', letters: 2, gap: ' ' },
  { least: 0, word: 'P', letters: 2, gap: '' },
] as const;

/** Which letters stand for the zones in a box of this width; empty where they are words. */
export function usesLetters(room: number): boolean {
  return room < PUBLISH_WORDS[3].least;
}

/** What it takes to publish it; before that the chance of the experiment, and what a discovery is short of. */
function lastRow(input: PanelInput, discovery: Discovery, standing: Standing, room: number): string {
  const { t, theme, view, subject } = input;
  const points = prestige(theme, discovery.prestige);
  const justified = (text: string): string => `${pad(text, room - widthOfText(points) - 1, theme)} ${points}`;
  const experiment = experimentOn(input, discovery);
  if (experiment !== null) return justified(chanceText(input, experiment.needs, room - 3));
  const needed = requirements(t, view, subject, discovery);
  const short = needed.filter(({ lacking }) => lacking > 0);
  if (standing === 'known' && short.length > 0) {
    const texts = [
      `needs ${short.map(({ lacking, track }) => `${lacking} more ${trackLabel(track).toLowerCase()}`).join(', ')}`,
      ...[undefined, 3, 2].map(letters =>
        short.map(({ lacking, track }) => `+${lacking} ${trackLabel(track, letters)}`).join(' '),
      ),
    ];
    const text = texts.find(each => each.length <= room - 3) ?? texts.at(-1)!;
    return justified(theme.style.warn(text));
  }
  const words = PUBLISH_WORDS.find(({ least }) => room >= least)!;
  const chips = needed.map(({ track, level, lacking }) =>
    influenceChip(theme, track, `${trackLabel(track, words.letters)}${level}`, lacking === 0),
  );
  return justified(`${theme.hue.purple(words.word + discovery.publish)} ${chips.join(words.gap)}`);
}

/** The experiment that the player may try on it now: the one under the cursor, else the one that costs nothing. */
function experimentOn(
  { choices, focused }: PanelInput,
  { index }: Discovery,
): DiscoveryMove<'experiment'> | null {
  const about = (move: typeof focused): move is DiscoveryMove<'experiment'> =>
    move?.type === 'experiment' && move.discovery === index;
  if (about(focused)) return focused;
  return choices.map(({ move }) => move).find(about) ?? null;
}

/** What the die must show, and how likely that is, as a bar. */
function chanceText({ t, theme }: PanelInput, needs: number, room: number): string {
  const chance = chanceOf(t, needs);
  const least = `${needs}+ `;
  const percent = ` ${Math.round(100 * chance)}%`;
  const cells = Math.max(1, Math.min(12, room - least.length - percent.length));
  // A bar that is full says that nothing can go wrong.
  const shown = chance < 1 ? Math.min(chance, (cells - 1) / cells) : chance;
  return `${theme.style.strong(least)}${bar(shown, 1, cells, theme, theme.style.good)}${theme.style.strong(percent)}`;
}
