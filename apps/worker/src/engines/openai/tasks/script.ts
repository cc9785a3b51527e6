import { limits } from '@panelwise/contracts/domain/limits';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { dialogueKinds, type Script, shots } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { markScript } from '@panelwise/studio/draw/staging/understood';
import { expressionNames, poseNames, sceneNames } from '@panelwise/studio/draw/vocabulary';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { z } from 'zod';
import type { TextTask } from '../ask.ts';
import { scriptPrompt } from '../prompts/script.ts';
import { briefMaterial } from './material.ts';

const panel = z.object({
  scene: z.string(),
  caption: z.string(),
  dialogue: z
    .array(z.object({ speaker: z.string(), text: z.string(), kind: z.enum(dialogueKinds) }))
    .max(limits.dialogueMax),
  shot: z.enum(shots).exclude(['diagram']),
  background: z.enum(sceneNames),
  cast: z
    .array(z.object({ name: z.string(), pose: z.enum(poseNames), expression: z.enum(expressionNames) }))
    .max(4),
});
const answer = z.object({
  pages: z
    .array(z.object({ panels: z.array(panel).min(1).max(limits.panelsPerPageMax) }))
    .min(1)
    .max(limits.pagesMax),
});

export function scriptTask(
  brief: BriefWithLesson,
  parts: PartPlan[],
  part: number,
): TextTask<z.infer<typeof answer>, Script> {
  return {
    kind: 'script',
    system: scriptPrompt,
    material: { ...briefMaterial(brief), parts, part },
    answer,
    expectedLength: 9_000,
    accept: ({ pages }) => markScript(readScript(pages)),
  };
}
