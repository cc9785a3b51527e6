import type { LessonPack } from '../lesson-pack.ts';
import { areaAndPerimeter } from './area-and-perimeter.ts';
import { compoundInterest } from './compound-interest.ts';
import { division } from './division.ts';
import { fractions } from './fractions.ts';
import { multiplication } from './multiplication.ts';
import { percentages } from './percentages.ts';
import { placeValue } from './place-value.ts';

export const mathsPacks: LessonPack[] = [
  areaAndPerimeter,
  compoundInterest,
  division,
  fractions,
  multiplication,
  percentages,
  placeValue,
];
