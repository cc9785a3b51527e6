import { type Lesson, sectionOf } from './lesson.ts';
import { comicLintContext, type LintContext } from './lint-context.ts';
import type { LessonPack } from './packs/lesson-pack.ts';
import { sentenceFactId } from './story/section.ts';

/** The context of a lesson of the built-in writer: also all that its lesson pack or its whole story states. */
export function lessonLintContext(lesson: Lesson): LintContext {
  const { pack, story } = sectionOf(lesson);
  const context = comicLintContext(lesson);
  const known = pack ? Object.keys(pack.facts) : story.sentences.map(sentenceFactId);
  return {
    ...context,
    // A lesson pack is written for its own band, whoever orders it.
    grade: Math.max(context.grade, pack?.grades[0] ?? 0),
    taught: pack ? `${context.taught} ${wordsOfPack(pack)}` : context.taught,
    factIds: new Set([...context.factIds, ...known]),
  };
}

/** What a pack explains in all its chapters; a quiz may look back or ahead. */
function wordsOfPack({ title, facts, terms, chapters }: LessonPack): string {
  const lines = chapters.flatMap(({ hook, beats }) => [
    hook.learner,
    hook.guide,
    ...beats.flatMap((beat) => Object.values(beat).filter((value) => typeof value === 'string')),
  ]);
  const meanings = terms.map(({ term, means }) => `${term} ${means}`);
  return [title, ...Object.values(facts), ...meanings, ...lines].join(' ').replaceAll('*', '');
}
