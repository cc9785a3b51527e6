import type { LessonPack } from '../lesson-pack.ts';
import { budgeting } from './budgeting.ts';
import { moneyAndBarter } from './money-and-barter.ts';
import { needsAndWants } from './needs-and-wants.ts';
import { supplyAndDemand } from './supply-and-demand.ts';
import { taxes } from './taxes.ts';

export const economicsPacks: LessonPack[] = [
  budgeting,
  moneyAndBarter,
  needsAndWants,
  supplyAndDemand,
  taxes,
];
