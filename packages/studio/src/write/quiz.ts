import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Item } from './items/item.ts';
import { packHardItems, packQuizItems, packTermItems } from './items/pack-items.ts';
import { placeHardKeys, placeKeys } from './items/place-keys.ts';
import { hardSize, itemsLeft, quizSize, splitStoryItems } from './items/story-items.ts';
import { type Lesson, sectionOf } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';
import { isFirstTaughtIn } from './part-extras.ts';

export type { Lesson };

/** A lesson has at least so many harder questions where it teaches enough for them. */
const packHardSize = { ...hardSize, min: 3 };

/** Up to 8 questions on what the comic teaches, fewer where it teaches little; each names the panel where it is taught. */
export function writeQuiz(lesson: Lesson): QuizQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? newToPart(packQuizItems(pack, lesson.script, Number.POSITIVE_INFINITY), lesson, quizSize)
    : splitStoryItems(sentences, story).quiz;
  return placeKeys(items, lesson.script, `${lesson.brief.seed} quiz ${lesson.part}`);
}

/** Up to 4 harder questions, each with the explanation of its answer. */
export function writeHardcoreQuiz(lesson: Lesson): HardcoreQuestion[] {
  const { pack, story, sentences } = sectionOf(lesson);
  const items = pack
    ? newToPart(packHardItems(pack, lesson.script, Number.POSITIVE_INFINITY), lesson, packHardSize)
    : splitStoryItems(sentences, story).hard;
  return placeHardKeys(items, lesson.script, `${lesson.brief.seed} hardcore ${lesson.part}`);
}

/** What an earlier part teaches already has been asked there: it comes again only where a part would have too little. */
function newToPart(
  items: Item[],
  { brief, parts, part }: Lesson,
  size: { min: number; max: number },
): Item[] {
  const isNew = isFirstTaughtIn(planLesson(brief, parts), part);
  const again = items.filter(({ factId }) => !isNew(factId));
  const few = Math.max(0, size.min - (items.length - again.length));
  const left = new Set(again.slice(few));
  return items.filter((item) => !left.has(item)).slice(0, size.max);
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
