import type { LessonPack } from '../lesson-pack.ts';
import { angles } from './angles.ts';
import { areaAndPerimeter } from './area-and-perimeter.ts';
import { circlesAndPi } from './circles-and-pi.ts';
import { compoundInterest } from './compound-interest.ts';
import { decimals } from './decimals.ts';
import { division } from './division.ts';
import { fractions } from './fractions.ts';
import { meanMedianMode } from './mean-median-mode.ts';
import { multiplication } from './multiplication.ts';
import { negativeNumbers } from './negative-numbers.ts';
import { percentages } from './percentages.ts';
import { placeValue } from './place-value.ts';
import { probability } from './probability.ts';
import { pythagoreanTheorem } from './pythagorean-theorem.ts';
import { ratioAndProportion } from './ratio-and-proportion.ts';
import { symmetry } from './symmetry.ts';

export const mathsPacks: LessonPack[] = [
  angles,
  areaAndPerimeter,
  circlesAndPi,
  compoundInterest,
  decimals,
  division,
  fractions,
  meanMedianMode,
  multiplication,
  negativeNumbers,
  percentages,
  placeValue,
  probability,
  pythagoreanTheorem,
  ratioAndProportion,
  symmetry,
];
