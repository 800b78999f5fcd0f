/** One discovery as a box: its name, what its zones ask for and bring, and the markers in each of them. */
import type { Discovery } from '../../../games/newscience/rules/data.ts';
import { chanceOf } from '../../../games/newscience/rules/die.ts';
import type { DiscoveryMove } from '../../../games/newscience/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import { pale, type Style, type Theme } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { chanceBar } from './chance.ts';
import { discoveryId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { fieldStyle, influenceChip, prestige, raised, trackLabel } from './signs.ts';
import { publisherOf, type Requirement, requirements, type Standing, standingOf } from './standing.ts';
import { NAME_MARKS, nameRoom } from './tree-plan.ts';
import { experimentZone, type Naming, researchZone, ZONE_WORDS } from './tree-zones.ts';

/** What matters now is bright, what is out of reach is dim. */
type Tone = 'now' | 'ready' | 'dim';

export function boxLines(
  input: PanelInput,
  discovery: Discovery,
  { width, height }: Size,
  naming: Naming,
): string[] {
  const { t, theme, view, subject } = input;
  const standing = standingOf(t, view, subject, discovery);
  const tone = toneOf(input, discovery, standing);
  const room = nameRoom(width);
  const least = standing === 'published' ? 1 : naming === 'whole' ? 3 : 2;
  const head = headLines(input, discovery, tone, { width, height: height - least });
  // What is out of reach is pale, but for the markers: they say who is how far.
  const shown = tone === 'dim' ? { ...input, theme: pale(theme) } : input;
  const rows =
    standing === 'published'
      ? publishedRows(shown, discovery, room, height - head.length)
      : openRows(shown, discovery, standing, room, naming);
  const ground = standing === 'published' ? theme.ground.panel : groundOf(input, tone);
  const band = (standing === 'published' ? theme.style.rule : fieldStyle(theme, discovery.field))(
    theme.glyph.band,
  );
  const body = rows.map(row => ground(band + pad(row, room, theme)));
  return taggedBlock(input, discoveryId(discovery.index), [...head, ...body]);
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

/**
 * The name, on two lines where it is long: on the colour of its owner and ticked when it is published, else on a bar,
 * so that boxes that touch are told from each other, and bright while it can be carried on.
 */
function headLines(input: PanelInput, discovery: Discovery, tone: Tone, { width, height }: Size): string[] {
  const { theme, view, marks, focus } = input;
  const { glyph, style, ground } = theme;
  const owner = publisherOf(view, discovery);
  const isFocus = focus === discoveryId(discovery.index);
  // Without marks on both sides a name has a cell more.
  const isMarked = isFocus || tone === 'now' || owner !== null;
  const names = namesIn(discovery.name, { width: width - (isMarked ? NAME_MARKS : 1), height }, theme);
  const band = fieldStyle(theme, discovery.field);
  return names.map((name, i) => {
    const last = i === names.length - 1;
    if (isFocus) return style.focus(bracketed(name, '[', ']', width, i === 0, last));
    if (tone === 'now') {
      const { targetOpen, targetClose } = glyph;
      return raised(theme)(style.target(bracketed(name, targetOpen, targetClose, width, i === 0, last)));
    }
    if (owner !== null)
      return marks[owner]!.chip(pad(`${i === 0 ? glyph.check : ' '} ${name}`, width, theme));
    const text = pad(name, width - 1, theme);
    return ground.header(band(glyph.band) + (tone === 'dim' ? style.dim(text) : style.strong(text)));
  });
}

/** Whole on as many lines as it may fill, else cut on one. */
function namesIn(name: string, { width, height }: Size, theme: Theme): string[] {
  const wrapped = wrap(name, width);
  return wrapped.length <= height && wrapped.join(' ') === name ? wrapped : [cut(name, width, theme)];
}

/** Between the marks of the cursor or of a legal move, the first of them on its first line and the second on its last. */
function bracketed(
  text: string,
  open: string,
  close: string,
  width: number,
  first: boolean,
  last: boolean,
): string {
  return `${first ? open : ' '}${text}`.padEnd(width - 1) + (last ? close : ' ');
}

function publishedRows(input: PanelInput, discovery: Discovery, room: number, rows: number): string[] {
  const { theme, names, marks, view } = input;
  const owner = publisherOf(view, discovery) ?? 0;
  const by = `${theme.style.dim('by')} ${marks[owner]!.style(marks[owner]!.shape)} ${names[owner]}`;
  const word = theme.style.dim('published');
  if (rows === 1) return [cut(by, room, theme)];
  return [word, cut(by, room, theme)];
}

function openRows(
  input: PanelInput,
  discovery: Discovery,
  standing: Standing,
  room: number,
  naming: Naming,
): string[] {
  const points = prestige(input.theme, discovery.prestige);
  const withPoints = (text: string): string =>
    `${pad(text, room - widthOfText(points) - 1, input.theme)} ${points}`;
  const research = researchZone(input, discovery, naming);
  const experiment = experimentZone(input, discovery, naming, room);
  const publish = (width: number): string => publishRow(input, discovery, standing, width, naming);
  if (naming === 'whole') return [withPoints(research), experiment, publish(room)];
  const last = withPoints(publish(room - widthOfText(points) - 1));
  const zones = `${research} ${experiment}`;
  // The prestige stands where there is room for it: with the zones unless they are full of markers.
  if (naming === 'letters' && widthOfText(zones) + 1 + widthOfText(points) <= room)
    return [withPoints(zones), publish(room)];
  return [zones, last];
}

/** What it takes to publish it; before that the chance of the experiment, or what the player is short of. */
function publishRow(
  input: PanelInput,
  discovery: Discovery,
  standing: Standing,
  room: number,
  naming: Naming,
): string {
  const { t, theme, view, subject } = input;
  const experiment = experimentOn(input, discovery);
  if (experiment !== null)
    return chanceBar(theme, chanceOf(t, experiment.needs), `${experiment.needs}+`, room);
  const needed = requirements(t, view, subject, discovery).filter(
    ({ level, change }) => level > 0 || change !== 0,
  );
  if (standing === 'known') {
    const lacking = lackText(
      needed.filter(each => each.lacking > 0),
      room,
    );
    if (lacking !== null) return theme.style.warn(lacking);
  }
  const sign = ({ change }: Requirement): string =>
    change === 0 ? '' : change < 0 ? theme.glyph.down : theme.glyph.up;
  const texts = [3, 2, 1].flatMap(letters => {
    const chips = needed.map(each =>
      influenceChip(
        theme,
        `${trackLabel(each.track, letters)}${each.level}${sign(each)}`,
        each.lacking === 0,
      ),
    );
    return namesTried(naming).map(
      name => `${ZONE_WORDS[name].publish}${discovery.publish} ${chips.join(' ')}`,
    );
  });
  return texts.find(text => widthOfText(text) <= room) ?? texts.at(-1)!;
}

/** The word for a publication gives way before the names of the tracks do. */
function namesTried(naming: Naming): readonly Naming[] {
  return naming === 'letters' ? ['letters'] : naming === 'short' ? ['short', 'letters'] : ['whole', 'short'];
}

/** `needs 1 more religion`, in as many letters as there is room for; null for nothing, or where no wording fits. */
function lackText(short: ReturnType<typeof requirements>, room: number): string | null {
  if (short.length === 0) return null;
  const each = (letters?: number): string =>
    short.map(({ lacking, track }) => `${lacking} ${trackLabel(track, letters)}`).join(', ');
  const whole = short
    .map(({ lacking, track }) => `${lacking} more ${trackLabel(track).toLowerCase()}`)
    .join(', ');
  const texts = [`needs ${whole}`, `needs ${each().toLowerCase()}`, `needs ${each(3)}`, `lacks ${each(3)}`];
  return texts.find(({ length }) => length <= room) ?? null;
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
