/** The screen in front as a picture on disk. */
import { printable } from '../../core/text.ts';
import type { Scene, Stage } from '../stage.ts';
import { frameOf } from './frame.ts';
import { svgOf } from './svg.ts';

/** Saves what the scene shows now; returns a sentence about it. */
export function saveScreen(stage: Stage, scene: Scene, about: string): string {
  const { theme } = stage;
  const size = stage.terminal.size();
  const svg = svgOf(frameOf(scene.render(size), size, theme), theme.palette);
  const saved = stage.services.keepPicture(about, svg);
  return saved.ok ? `The picture of this screen is ${printable(saved.value)}.` : saved.problem.message;
}
