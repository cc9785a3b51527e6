import type { LessonPack } from '../lesson-pack.ts';
import { americanRevolution } from './american-revolution.ts';
import { ancientEgypt } from './ancient-egypt.ts';
import { civilRightsMovement } from './civil-rights-movement.ts';
import { democracy } from './democracy.ts';
import { howABillBecomesALaw } from './how-a-bill-becomes-a-law.ts';
import { indusValleyCivilisation } from './indus-valley-civilisation.ts';
import { industrialRevolution } from './industrial-revolution.ts';
import { printingPress } from './printing-press.ts';
import { rightsOfTheChild } from './rights-of-the-child.ts';
import { romanEmpire } from './roman-empire.ts';
import { saltMarch } from './salt-march.ts';
import { silkRoad } from './silk-road.ts';
import { threeBranchesOfGovernment } from './three-branches-of-government.ts';

export const historyAndCivicsPacks: LessonPack[] = [
  americanRevolution,
  ancientEgypt,
  civilRightsMovement,
  democracy,
  howABillBecomesALaw,
  indusValleyCivilisation,
  industrialRevolution,
  printingPress,
  rightsOfTheChild,
  romanEmpire,
  saltMarch,
  silkRoad,
  threeBranchesOfGovernment,
];
