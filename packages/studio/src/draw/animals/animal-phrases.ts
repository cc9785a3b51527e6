import { type AnimalLook, animalLooks, type PoseName } from '../vocabulary.ts';
import { type Animal, speciesOf } from './animal.ts';
import { type Stance, stances } from './stances.ts';

/** What is to be seen of an animal, in English, for a reader who cannot see it. */

const onFoot: Record<Stance, string> = {
  stand: 'stands still',
  attend: 'looks on closely',
  walk: 'walks along',
  run: 'runs ahead',
  sit: 'sits and listens',
};
const lyingDown = { ...onFoot, sit: 'rests on the ground' };
const onWings = { ...onFoot, walk: 'flies along', run: 'flies ahead', sit: 'sits still' };
const hovering = { ...onWings, stand: 'hovers in the air', attend: 'hovers and looks on' };
const swimming: Record<Stance, string> = {
  stand: 'floats in the water',
  attend: 'looks on from the water',
  walk: 'swims along',
  run: 'swims ahead',
  sit: 'rests in the water',
};
const hopping = { ...onFoot, stand: 'sits still', walk: 'hops along', run: 'jumps ahead' };
const crawling = { ...onFoot, walk: 'crawls along', run: 'crawls ahead', sit: 'rests on the ground' };
const striding = { ...onFoot, run: 'flies ahead', sit: 'rests on the ground' };
const leaping = { ...onFoot, run: 'jumps ahead' };
const beetling = { ...crawling, run: 'flies ahead' };
const coiled = {
  ...crawling,
  walk: 'slithers along',
  run: 'slithers ahead',
  stand: 'lies coiled, head up',
  attend: 'lies coiled and looks on',
};

const others: Partial<Record<AnimalLook, Record<Stance, string>>> = {
  horse: lyingDown,
  cow: lyingDown,
  goat: lyingDown,
  elephant: lyingDown,
  turtle: { ...crawling, stand: 'stands still' },
  rabbit: hopping,
  frog: hopping,
  bird: onWings,
  owl: onWings,
  crow: onWings,
  bat: hovering,
  bee: hovering,
  butterfly: hovering,
  fish: swimming,
  whale: swimming,
  shark: swimming,
  dolphin: swimming,
  jellyfish: swimming,
  seahorse: swimming,
  octopus: crawling,
  crab: crawling,
  starfish: crawling,
  snake: coiled,
  ant: crawling,
  spider: crawling,
  caterpillar: crawling,
  crocodile: { ...crawling, stand: 'lies still', attend: 'lies still and looks on' },
  squirrel: { ...onFoot, stand: 'sits up', attend: 'sits up and looks on' },
  pig: lyingDown,
  sheep: lyingDown,
  donkey: lyingDown,
  deer: lyingDown,
  camel: lyingDown,
  dinosaur: lyingDown,
  heron: striding,
  stork: striding,
  crane: striding,
  flamingo: striding,
  buffalo: lyingDown,
  ox: lyingDown,
  zebra: lyingDown,
  giraffe: lyingDown,
  hippo: lyingDown,
  rhino: lyingDown,
  parrot: onWings,
  eagle: onWings,
  peacock: lyingDown,
  swan: lyingDown,
  goose: lyingDown,
  turkey: lyingDown,
  ostrich: lyingDown,
  kangaroo: leaping,
  lizard: crawling,
  chameleon: crawling,
  snail: crawling,
  worm: crawling,
  ladybird: beetling,
  grasshopper: leaping,
  hawk: onWings,
  mole: lyingDown,
  llama: lyingDown,
  antelope: lyingDown,
  pigeon: onWings,
  gull: onWings,
  swallow: onWings,
  kingfisher: onWings,
  woodpecker: onWings,
  vulture: onWings,
  beetle: beetling,
};

/** Every phrase that may follow the name of an animal. */
export const animalPhrases: readonly string[] = [
  ...new Set(animalLooks.flatMap((species) => Object.values(others[species] ?? onFoot))),
];

/** What an animal of this kind does in a pose: "runs ahead", "swims along". */
export const animalDoes = (species: AnimalLook, pose: PoseName) => (others[species] ?? onFoot)[stances[pose]];

/** What an animal looks like: "a brown dog", "an orange fish in a bowl". */
export function animalLooksLike({ species, coat, inBowl, little }: Animal): string {
  const kind = `${little ? 'little ' : ''}${coat.word} ${species}${inBowl ? ' in a bowl' : ''}`;
  return `${articleFor(kind)} ${kind}`;
}

/** The same where only the script's word for it is known: "an owl"; undefined for what is no animal. */
export function kindOfAnimal(as: string | undefined): string | undefined {
  const species = speciesOf(as);
  return species && `${articleFor(species)} ${species}`;
}

const articleFor = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
