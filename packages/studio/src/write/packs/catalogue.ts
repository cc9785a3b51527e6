import { plainWords } from '../text/words.ts';
import rows from './catalogue.json' with { type: 'json' };
import type { LessonPack } from './lesson-pack.ts';

/** What is known of a lesson before it is loaded: enough to find it, to offer it and to load it. */
export type LessonEntry = Pick<
  LessonPack,
  'id' | 'title' | 'tagline' | 'subject' | 'grades' | 'match' | 'alone'
> & {
  /** The folder that its pack lies in. */
  field: string;
  /** The names of its terms. */
  terms: string[];
};

/** Every lesson that the studio knows by heart. */
export const lessons = rows as LessonEntry[];

const lessonsById = new Map(lessons.map((lesson) => [lesson.id, lesson]));

/** The lesson of an id; undefined when there is none. */
export const lessonById = (id: string): LessonEntry | undefined => lessonsById.get(id);

/** Words around the name of a concept that do not change what it is about. */
const framing = new Set(
  'a an the of in for to and about what is are how why do does work works introduction intro basics understanding learning lesson all my our your us kids children students class grade explained simple fun'.split(
    ' ',
  ),
);

/** The lesson on a concept; undefined when the studio knows none. The longest matching phrase wins. */
export function findLesson(concept: string): LessonEntry | undefined {
  const plain = plainWords(concept);
  const words = ` ${plain.join(' ')} `;
  const core = plain.filter((word) => !framing.has(word)).join(' ');
  const matches = lessons.flatMap((lesson) => [
    ...lesson.match.filter((phrase) => words.includes(` ${phrase} `)).map((phrase) => ({ lesson, phrase })),
    ...(lesson.alone ?? [])
      .filter((name) => name === core || ` ${name} ` === words)
      .map((phrase) => ({ lesson, phrase })),
  ]);
  return matches.sort((a, b) => b.phrase.length - a.phrase.length)[0]?.lesson;
}
