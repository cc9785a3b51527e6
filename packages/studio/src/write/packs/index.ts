import { plainWords } from '../text/words.ts';
import type { LessonPack } from './lesson-pack.ts';
import { compoundInterest } from './maths/compound-interest.ts';
import { fractions } from './maths/fractions.ts';
import { photosynthesis } from './science/photosynthesis.ts';
import { statesOfMatter } from './science/states-of-matter.ts';
import { waterCycle } from './science/water-cycle.ts';
import { howABillBecomesALaw } from './social-studies/how-a-bill-becomes-a-law.ts';

/** Every lesson the studio knows by heart. */
export const lessonPacks: LessonPack[] = [
  photosynthesis,
  compoundInterest,
  howABillBecomesALaw,
  waterCycle,
  fractions,
  statesOfMatter,
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
