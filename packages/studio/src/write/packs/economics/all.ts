import type { LessonPack } from '../lesson-pack.ts';
import { supplyAndDemand } from './supply-and-demand.ts';

export const economicsPacks: LessonPack[] = [supplyAndDemand];
