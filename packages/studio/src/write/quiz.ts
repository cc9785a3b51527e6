import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { textsOf } from '../language/language.ts';
import { hardInquiryItems, inquiryItems } from './items/inquiry-items.ts';
import type { Item } from './items/item.ts';
import { packHardItems, packQuizItems } from './items/pack-items.ts';
import { placeHardKeys, placeKeys } from './items/place-keys.ts';
import { hardSize, quizSize, splitStoryItems } from './items/story-items.ts';
import { type Lesson, sectionOf } from './lesson.ts';

export type { Lesson };

/** 5–8 questions on what the comic teaches; each names the panel where it is taught. */
export function writeQuiz(lesson: Lesson): QuizQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? packQuizItems(pack, lesson.script, quizSize.min, quizSize.max)
    : topUp(splitStoryItems(sentences, story).quiz, inquiryItems(textsOf(story.language)), quizSize.min);
  return placeKeys(items, lesson.script, `${lesson.brief.seed} quiz ${lesson.part}`);
}

/** 3–4 harder questions, each with the explanation of its answer. */
export function writeHardcoreQuiz(lesson: Lesson): HardcoreQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? packHardItems(pack, lesson.script, hardSize.min, hardSize.max)
    : topUp(splitStoryItems(sentences, story).hard, hardInquiryItems(textsOf(story.language)), hardSize.min);
  return placeHardKeys(items, lesson.script, `${lesson.brief.seed} hardcore ${lesson.part}`);
}

/** The comic of a thin story has inquiry panels, and its quiz asks about them too. */
const topUp = (items: Item[], more: Item[], min: number) => [
  ...items,
  ...more.slice(0, Math.max(0, min - items.length)),
];
