import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { hardInquiryItems, inquiryItems } from './items/inquiry-items.ts';
import type { Item } from './items/item.ts';
import { packHardItems, packQuizItems } from './items/pack-items.ts';
import { placeHardKeys, placeKeys } from './items/place-keys.ts';
import { hardSize, quizSize, splitStoryItems } from './items/story-items.ts';
import type { Lesson } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';

export type { Lesson };

const easyInquiry = inquiryItems.slice(0, -hardInquiryItems);
const hardInquiry = inquiryItems.slice(-hardInquiryItems);

/** 5–8 questions on what the comic teaches; each names the panel where it is taught. */
export function writeQuiz(lesson: Lesson): QuizQuestion[] {
  const { pack, story, sentences } = read(lesson);
  const items = pack
    ? packQuizItems(pack, lesson.script, quizSize.min, quizSize.max)
    : topUp(splitStoryItems(sentences, story).quiz, easyInquiry, quizSize.min);
  return placeKeys(items, lesson.script, `${lesson.brief.seed} quiz ${lesson.part}`);
}

/** 3–4 harder questions, each with the explanation of its answer. */
export function writeHardcoreQuiz(lesson: Lesson): HardcoreQuestion[] {
  const { pack, story, sentences } = read(lesson);
  const items = pack
    ? packHardItems(pack, lesson.script, hardSize.min, hardSize.max)
    : topUp(splitStoryItems(sentences, story).hard, hardInquiry, hardSize.min);
  return placeHardKeys(items, lesson.script, `${lesson.brief.seed} hardcore ${lesson.part}`);
}

function read({ brief, parts, part }: Lesson) {
  const plan = planLesson(brief, parts);
  const section = plan.sections[Math.min(Math.max(part, 1), plan.sections.length) - 1]!;
  return { ...plan, sentences: section.sentences };
}

/** The comic of a thin story has inquiry panels, and its quiz asks about them too. */
const topUp = (items: Item[], more: Item[], min: number) => [
  ...items,
  ...more.slice(0, Math.max(0, min - items.length)),
];
