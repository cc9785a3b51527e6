import { plainWords } from '../text/words.ts';
import type { LessonPack } from './lesson-pack.ts';
import { photosynthesis } from './science/photosynthesis.ts';

/** Every lesson the studio knows by heart. */
export const lessonPacks: LessonPack[] = [photosynthesis];

/** The lesson pack for a concept; undefined when the studio knows none. The longest matching phrase wins. */
export function findPack(concept: string): LessonPack | undefined {
  const words = ` ${plainWords(concept).join(' ')} `;
  const matches = lessonPacks.flatMap((pack) =>
    pack.match
      .filter((phrase) => words.includes(` ${phrase} `))
      .map((phrase) => ({ pack, length: phrase.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.pack;
}
