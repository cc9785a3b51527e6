import { faceIn } from '../cast/expressions.ts';
import { withOwnTones } from '../manga-tones.ts';
import { svg } from '../markup.ts';
import type { Style } from '../styles.ts';
import { type Ids, round, round3 } from '../svg.ts';
import type { AnimalLook, ExpressionName, PoseName } from '../vocabulary.ts';
import { type Animal, livesInBowl } from './animal.ts';
import { type Anatomy, type AnimalRig, createAnimalRig } from './animal-rig.ts';
import { drawBat } from './bat.ts';
import { drawHen, drawOwl } from './birds.ts';
import { homeBuilds } from './builds-home.ts';
import { hunterBuilds } from './builds-hunters.ts';
import { plainsBuilds } from './builds-plains.ts';
import { shyBuilds } from './builds-shy.ts';
import { smallBuilds } from './builds-small.ts';
import { wildBuilds } from './builds-wild.ts';
import { drawCrab, drawStarfish } from './crab-and-starfish.ts';
import { drawCaterpillar, drawSpider } from './crawlers.ts';
import { drawCrocodile } from './crocodile.ts';
import { drawDuck, drawPenguin } from './duck-and-penguin.ts';
import { drawFish } from './fish.ts';
import { drawFourLegged } from './four-legs.ts';
import { drawHedgehog } from './hedgehog.ts';
import { drawInBowl } from './in-bowl.ts';
import { drawAnt, drawBee, drawButterfly } from './insects.ts';
import { drawJellyfish, drawSeahorse } from './jellyfish-and-seahorse.ts';
import { drawKangaroo } from './kangaroo.ts';
import { drawBeetle, drawGrasshopper, drawLadybird } from './ladybird-and-grasshopper.ts';
import { drawChameleon, drawLizard } from './lizards.ts';
import { drawGorilla, drawMonkey } from './monkey.ts';
import { drawOctopus } from './octopus.ts';
import { drawEagle, drawParrot, drawVulture } from './parrot-and-eagle.ts';
import { drawPeacock, drawTurkey } from './peacock-and-turkey.ts';
import { drawRooster } from './rooster.ts';
import { drawSeal, drawSealInWater } from './seal.ts';
import { drawDolphin, drawShark } from './shark-and-dolphin.ts';
import {
  drawBird,
  drawCrow,
  drawGull,
  drawKingfisher,
  drawPigeon,
  drawSwallow,
  drawWoodpecker,
} from './small-birds.ts';
import { drawSnail, drawWorm } from './snail-and-worm.ts';
import { drawSnake } from './snake.ts';
import { stances } from './stances.ts';
import { drawGoose, drawOstrich, drawSwan } from './swan-and-ostrich.ts';
import { drawFrog, drawTurtle } from './turtle-and-frog.ts';
import { drawCrane, drawFlamingo, drawHeron, drawStork } from './waders.ts';
import { drawWhale } from './whale.ts';

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

const builds = {
  ...homeBuilds,
  ...wildBuilds,
  ...plainsBuilds,
  ...hunterBuilds,
  ...smallBuilds,
  ...shyBuilds,
};
const fourLegged = Object.fromEntries(
  Object.entries(builds).map(([look, build]) => [look, (rig: AnimalRig) => drawFourLegged(rig, build)]),
) as Record<keyof typeof builds, (rig: AnimalRig) => Anatomy>;

const anatomies: Record<AnimalLook, (rig: AnimalRig) => Anatomy> = {
  ...fourLegged,
  monkey: drawMonkey,
  bird: drawBird,
  crow: drawCrow,
  hen: drawHen,
  duck: drawDuck,
  owl: drawOwl,
  penguin: drawPenguin,
  bat: drawBat,
  fish: drawFish,
  whale: drawWhale,
  turtle: drawTurtle,
  frog: drawFrog,
  crocodile: drawCrocodile,
  hedgehog: drawHedgehog,
  snake: drawSnake,
  bee: drawBee,
  butterfly: drawButterfly,
  ant: drawAnt,
  spider: drawSpider,
  caterpillar: drawCaterpillar,
  shark: drawShark,
  dolphin: drawDolphin,
  seal: drawSeal,
  octopus: drawOctopus,
  crab: drawCrab,
  starfish: drawStarfish,
  jellyfish: drawJellyfish,
  seahorse: drawSeahorse,
  heron: drawHeron,
  stork: drawStork,
  crane: drawCrane,
  flamingo: drawFlamingo,
  parrot: drawParrot,
  eagle: drawEagle,
  hawk: drawEagle,
  peacock: drawPeacock,
  swan: drawSwan,
  goose: drawGoose,
  rooster: drawRooster,
  turkey: drawTurkey,
  ostrich: drawOstrich,
  kangaroo: drawKangaroo,
  lizard: drawLizard,
  chameleon: drawChameleon,
  snail: drawSnail,
  worm: drawWorm,
  ladybird: drawLadybird,
  grasshopper: drawGrasshopper,
  gorilla: drawGorilla,
  pigeon: drawPigeon,
  gull: drawGull,
  swallow: drawSwallow,
  kingfisher: drawKingfisher,
  woodpecker: drawWoodpecker,
  vulture: drawVulture,
  beetle: drawBeetle,
};

/** An animal facing right, in its own units; see `Anatomy`. */
export function anatomyOf(options: Omit<AnimalOptions, 'mirrored'>): Anatomy {
  const { animal, pose, style, ids, scale, look, sway } = options;
  const expression = faceIn(pose, options.expression);
  const stance = stances[pose];
  const rig = createAnimalRig({ coat: animal.coat, style, ids, scale, look, expression, stance, sway });
  if (animal.inWater) return drawSealInWater(rig);
  if (animal.inBowl && livesInBowl(animal.species)) return drawInBowl(rig, animal.species);
  return anatomies[animal.species](rig);
}

/** Draws a whole animal with the middle of its face at x, y. */
export function drawAnimal(x: number, y: number, options: AnimalOptions): string {
  const { mirrored, scale, style, ids, look } = options;
  const { art, head } = anatomyOf({ ...options, look: mirrored ? [-look[0], look[1]] : look });
  const placed = svg`<g transform="translate(${round(-head[0])} ${round(-head[1])})">${art}</g>`;
  const drawn = mirrored ? svg`<g transform="scale(-1,1)">${placed}</g>` : placed;
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${round3(scale)})">${style.monochrome ? withOwnTones(drawn, scale, ids) : drawn}</g>`;
}
