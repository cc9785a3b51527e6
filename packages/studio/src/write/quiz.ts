import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { packHardItems, packQuizItems, packTermItems } from './items/pack-items.ts';
import { placeHardKeys, placeKeys } from './items/place-keys.ts';
import { hardSize, itemsLeft, quizSize, splitStoryItems } from './items/story-items.ts';
import { type Lesson, sectionOf } from './lesson.ts';

export type { Lesson };

/** Up to 8 questions on what the comic teaches, fewer where it teaches little; each names the panel where it is taught. */
export function writeQuiz(lesson: Lesson): QuizQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? packQuizItems(pack, lesson.script, quizSize.max)
    : splitStoryItems(sentences, story).quiz;
  return placeKeys(items, lesson.script, `${lesson.brief.seed} quiz ${lesson.part}`);
}

/** Up to 4 harder questions, each with the explanation of its answer. */
export function writeHardcoreQuiz(lesson: Lesson): HardcoreQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? packHardItems(pack, lesson.script, hardSize.max)
    : splitStoryItems(sentences, story).hard;
  return placeHardKeys(items, lesson.script, `${lesson.brief.seed} hardcore ${lesson.part}`);
}

/** Every question that there is about a comic, the ones of its quiz first. */
export function quizLeft(lesson: Lesson): QuizQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? [...packQuizItems(pack, lesson.script, Number.POSITIVE_INFINITY), ...packTermItems(pack, lesson.script)]
    : itemsLeft(sentences, story).quiz;
  return placeKeys(items, lesson.script, `${lesson.brief.seed} more ${lesson.part}`);
}

/** As `quizLeft`, of the harder questions. */
export function hardLeft(lesson: Lesson): HardcoreQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? packHardItems(pack, lesson.script, Number.POSITIVE_INFINITY)
    : itemsLeft(sentences, story).hard;
  return placeHardKeys(items, lesson.script, `${lesson.brief.seed} more hard ${lesson.part}`);
}
