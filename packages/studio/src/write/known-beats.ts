import type { LessonPack, PackChapter } from './packs/lesson-pack.ts';
import type { Beat } from './stage/beat.ts';
import { fillPages } from './stage/fill-pages.ts';
import { closingBeat, type Frame, openingBeat } from './stage/frame.ts';
import { tellChapter } from './stage/pack-beats.ts';
import { tellStory } from './stage/story-beats.ts';

/**
 * A known concept: the creator's story opens the comic and threads through it, the lesson pack teaches.
 * A story of more than three beats is told in two runs with the first half of the lesson between them.
 */
export function writePackBeats(frame: Frame, chapter: PackChapter, pack: LessonPack): Beat[] {
  const lesson = tellChapter(chapter.beats, frame.context.cast);
  for (const line of lesson.flatMap((beat) => beat.lines)) frame.context.bank.say(line.text);
  const opening = openingBeat(frame, chapter, pack);
  const story = tellStory(frame.sentences, frame.context);
  const closing = lesson.at(-1)?.kind === 'recap' ? lesson.pop()! : closingBeat(frame);
  const storyCut = story.length > 3 ? Math.ceil(story.length / 2) : story.length;
  const lessonCut = Math.ceil(lesson.length / 2);
  return fillPages(
    [
      opening,
      ...story.slice(0, storyCut),
      ...lesson.slice(0, lessonCut),
      ...story.slice(storyCut),
      ...lesson.slice(lessonCut),
      closing,
    ],
    frame.context,
  );
}
