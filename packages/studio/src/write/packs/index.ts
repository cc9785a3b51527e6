import { plainWords } from '../text/words.ts';
import { artPacks } from './art/all.ts';
import { computingPacks } from './computing/all.ts';
import { earthSciencePacks } from './earth-science/all.ts';
import { economicsPacks } from './economics/all.ts';
import { geographyPacks } from './geography/all.ts';
import { healthPacks } from './health/all.ts';
import { historyAndCivicsPacks } from './history-and-civics/all.ts';
import { languagePacks } from './language/all.ts';
import type { LessonPack } from './lesson-pack.ts';
import { lifeSciencePacks } from './life-science/all.ts';
import { mathsPacks } from './maths/all.ts';
import { physicalSciencePacks } from './physical-science/all.ts';

/** Every lesson the studio knows by heart. */
export const lessonPacks: LessonPack[] = [
  ...lifeSciencePacks,
  ...physicalSciencePacks,
  ...earthSciencePacks,
  ...geographyPacks,
  ...mathsPacks,
  ...historyAndCivicsPacks,
  ...economicsPacks,
  ...languagePacks,
  ...computingPacks,
  ...healthPacks,
  ...artPacks,
];

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
