import type { LessonPack } from '../lesson-pack.ts';
import { democracy } from './democracy.ts';
import { howABillBecomesALaw } from './how-a-bill-becomes-a-law.ts';
import { industrialRevolution } from './industrial-revolution.ts';
import { silkRoad } from './silk-road.ts';

export const historyAndCivicsPacks: LessonPack[] = [
  democracy,
  howABillBecomesALaw,
  industrialRevolution,
  silkRoad,
];
