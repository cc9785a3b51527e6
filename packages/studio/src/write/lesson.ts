import type { Script } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';

/** One finished comic with what it was made from: the input of everything that is written after it. */
export type Lesson = { brief: Brief; parts: PartPlan[]; part: number; script: Script };
