import type { LessonPack } from '../lesson-pack.ts';
import { electricCircuits } from './electric-circuits.ts';
import { friction } from './friction.ts';
import { gravity } from './gravity.ts';
import { magnets } from './magnets.ts';
import { newtonsLawsOfMotion } from './newtons-laws-of-motion.ts';
import { statesOfMatter } from './states-of-matter.ts';

export const physicalSciencePacks: LessonPack[] = [
  electricCircuits,
  friction,
  gravity,
  magnets,
  newtonsLawsOfMotion,
  statesOfMatter,
];
