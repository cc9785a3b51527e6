import type { LessonPack } from '../lesson-pack.ts';
import { electricCircuits } from './electric-circuits.ts';
import { gravity } from './gravity.ts';
import { statesOfMatter } from './states-of-matter.ts';

export const physicalSciencePacks: LessonPack[] = [electricCircuits, gravity, statesOfMatter];
