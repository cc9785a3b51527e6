import { withOwnTones } from '../manga-tones.ts';
import { svg } from '../markup.ts';
import type { Style } from '../styles.ts';
import { type Ids, round, round3 } from '../svg.ts';
import type { AnimalLook, ExpressionName, PoseName } from '../vocabulary.ts';
import type { Animal } from './animal.ts';
import { type Anatomy, type AnimalRig, createAnimalRig } from './animal-rig.ts';
import { drawBird, drawHen, drawOwl } from './birds.ts';
import { drawFish, drawFishInBowl } from './fish.ts';
import { fourLegged } from './four-legged.ts';
import { drawFourLegged } from './four-legs.ts';
import { drawAnt, drawBee, drawButterfly } from './insects.ts';
import { drawMonkey } from './monkey.ts';
import { drawSnake } from './snake.ts';
import { stances } from './stances.ts';
import { drawFrog, drawTurtle } from './turtle-and-frog.ts';

export type AnimalOptions = {
  animal: Animal;
  pose: PoseName;
  expression: ExpressionName;
  /** -1 to 1 right and down, on the page. */
  look: [number, number];
  style: Style;
  ids: Ids;
  /** Page px per unit of the animal. */
  scale: number;
  /** Faces left. */
  mirrored: boolean;
  /** -1 to 1: this animal's own way to carry itself in this panel. */
  sway: number;
};

const anatomies: Record<AnimalLook, (rig: AnimalRig) => Anatomy> = {
  dog: (rig) => drawFourLegged(rig, fourLegged.dog),
  cat: (rig) => drawFourLegged(rig, fourLegged.cat),
  rabbit: (rig) => drawFourLegged(rig, fourLegged.rabbit),
  horse: (rig) => drawFourLegged(rig, fourLegged.horse),
  cow: (rig) => drawFourLegged(rig, fourLegged.cow),
  goat: (rig) => drawFourLegged(rig, fourLegged.goat),
  elephant: (rig) => drawFourLegged(rig, fourLegged.elephant),
  lion: (rig) => drawFourLegged(rig, fourLegged.lion),
  mouse: (rig) => drawFourLegged(rig, fourLegged.mouse),
  monkey: drawMonkey,
  bird: drawBird,
  hen: drawHen,
  owl: drawOwl,
  fish: drawFish,
  turtle: drawTurtle,
  frog: drawFrog,
  snake: drawSnake,
  bee: drawBee,
  butterfly: drawButterfly,
  ant: drawAnt,
};

/** An animal facing right, in its own units; see `Anatomy`. */
export function anatomyOf(options: Omit<AnimalOptions, 'mirrored'>): Anatomy {
  const { animal, pose, style, ids, scale, look, expression, sway } = options;
  const stance = stances[pose];
  const rig = createAnimalRig({ coat: animal.coat, style, ids, scale, look, expression, stance, sway });
  return animal.inBowl ? drawFishInBowl(rig) : anatomies[animal.species](rig);
}

/** Draws a whole animal with the middle of its face at x, y. */
export function drawAnimal(x: number, y: number, options: AnimalOptions): string {
  const { mirrored, scale, style, ids, look } = options;
  const { art, head } = anatomyOf({ ...options, look: mirrored ? [-look[0], look[1]] : look });
  const placed = svg`<g transform="translate(${round(-head[0])} ${round(-head[1])})">${art}</g>`;
  const drawn = mirrored ? svg`<g transform="scale(-1,1)">${placed}</g>` : placed;
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${round3(scale)})">${style.monochrome ? withOwnTones(drawn, scale, ids) : drawn}</g>`;
}
