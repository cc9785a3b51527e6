import { limits } from '@panelwise/contracts/domain/limits';
import { type PartWish, picturesFor, wishFor } from '@panelwise/contracts/domain/part-wishes';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { dialogueKinds, type Script, shots } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import type { TermPicture } from '@panelwise/contracts/domain/term-pictures';
import { markScript } from '@panelwise/studio/draw/staging/understood';
import { expressionNames, poseNames, sceneNames } from '@panelwise/studio/draw/vocabulary';
import { renamesOf, sayNames } from '@panelwise/studio/write/called';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { toldWithPictures } from '@panelwise/studio/write/told-with-pictures';
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
  const pictures = picturesFor(brief.partWishes, part, parts);
  return {
    kind: 'script',
    system: scriptPrompt,
    material: {
      ...briefMaterial(brief),
      ...wishMaterial(brief, part),
      ...pictureMaterial(pictures),
      parts,
      part,
    },
    answer,
    expectedLength: 9_000,
    accept: ({ pages }) => {
      const wish = wishFor(brief.partWishes, part);
      const placed = withPlaces(readScript(pages), wish);
      return markScript(sayNames(toldWithPictures(placed, pictures, brief), renamesOf(brief)));
    },
  };
}

/** What the author wants of this part. */
function wishMaterial({ partWishes }: BriefWithLesson, part: number) {
  const { pageCount, opensAt, moves } = wishFor(partWishes, part);
  return {
    ...(pageCount && { pages: pageCount }),
    ...(opensAt && { opensAt }),
    ...(moves?.length && { places: moves.map(({ from, to }) => ({ insteadOf: from, show: to })) }),
  };
}

/** By what the author wants terms to be shown. */
const pictureMaterial = (pictures: readonly TermPicture[]) =>
  pictures.length > 0 && {
    pictures: pictures.map(({ term, picture }) => ({ term, show: picture ?? 'no picture' })),
  };

/** A model that forgets where it plays is put right. */
function withPlaces(script: Script, { opensAt, moves = [] }: Omit<PartWish, 'part'>): Script {
  const to = new Map<string | undefined, string>(moves.map((move) => [move.from, move.to]));
  return script.map((page, pageAt) => ({
    ...page,
    panels: page.panels.map((panel, at) => {
      const background =
        opensAt && pageAt + at === 0 ? opensAt : (to.get(panel.background) ?? panel.background);
      return { ...panel, ...(background && { background }) };
    }),
  }));
}
