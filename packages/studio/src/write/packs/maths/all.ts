import type { LessonPack } from '../lesson-pack.ts';
import { areaAndPerimeter } from './area-and-perimeter.ts';
import { compoundInterest } from './compound-interest.ts';
import { fractions } from './fractions.ts';
import { percentages } from './percentages.ts';

export const mathsPacks: LessonPack[] = [areaAndPerimeter, compoundInterest, fractions, percentages];
