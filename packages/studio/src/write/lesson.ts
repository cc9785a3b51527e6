import type { Script } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { teaches } from './items/taught-at.ts';
import { planLesson, type Section } from './lesson-plan.ts';
import type { LessonPack } from './packs/lesson-pack.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import type { Story } from './story/analyse-story.ts';

/** One finished comic with what it was made from: the input of everything that is written after it. */
export type Lesson = { brief: BriefWithLesson; parts: PartPlan[]; part: number; script: Script };

/** What a comic is made of: its run of the story, and the lesson pack where one is known. */
export function sectionOf({ brief, parts, part }: Lesson): { pack?: LessonPack; story: Story } & Section {
  const plan = planLesson(brief, parts);
  const section = plan.sections[Math.min(Math.max(part, 1), plan.sections.length) - 1]!;
  return { pack: plan.pack, story: plan.story, ...section };
}

/** Tells whether a panel of the comic, as it is drawn, teaches a fact of a pack. */
export const teachesFact =
  ({ script }: Lesson, { facts }: LessonPack) =>
  (fact: string): boolean =>
    teaches(script, fact, facts[fact] ?? '');
