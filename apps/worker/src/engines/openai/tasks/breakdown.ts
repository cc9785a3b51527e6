import { limits } from '@panelwise/contracts/domain/limits';
import { type PartPlan, partPlanSchema } from '@panelwise/contracts/domain/series';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { z } from 'zod';
import type { TextTask } from '../ask.ts';
import { breakdownPrompt } from '../prompts/breakdown.ts';
import { briefMaterial } from './material.ts';

const answer = z.object({
  parts: z
    .array(
      z.object({
        title: z.string(),
        keyTerms: z.array(z.string()).min(1),
        start: z.string(),
        end: z.string(),
      }),
    )
    .min(1)
    .max(limits.partsMax),
});

export function breakdownTask(brief: BriefWithLesson): TextTask<z.infer<typeof answer>, PartPlan[]> {
  return {
    kind: 'breakdown',
    system: breakdownPrompt,
    material: briefMaterial(brief),
    answer,
    expectedLength: 1_200,
    accept: ({ parts }) =>
      z.array(partPlanSchema).parse(parts.map((part, index) => ({ ...part, part: index + 1 }))),
  };
}
