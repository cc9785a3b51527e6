import type { LessonPack } from '../lesson-pack.ts';
import { acidsAndBases } from './acids-and-bases.ts';
import { atomsAndMolecules } from './atoms-and-molecules.ts';
import { electricCircuits } from './electric-circuits.ts';
import { floatingAndSinking } from './floating-and-sinking.ts';
import { friction } from './friction.ts';
import { gravity } from './gravity.ts';
import { heatTransfer } from './heat-transfer.ts';
import { lightAndReflection } from './light-and-reflection.ts';
import { magnets } from './magnets.ts';
import { newtonsLawsOfMotion } from './newtons-laws-of-motion.ts';
import { simpleMachines } from './simple-machines.ts';
import { sound } from './sound.ts';
import { statesOfMatter } from './states-of-matter.ts';

export const physicalSciencePacks: LessonPack[] = [
  acidsAndBases,
  atomsAndMolecules,
  electricCircuits,
  floatingAndSinking,
  friction,
  gravity,
  heatTransfer,
  lightAndReflection,
  magnets,
  newtonsLawsOfMotion,
  simpleMachines,
  sound,
  statesOfMatter,
];
