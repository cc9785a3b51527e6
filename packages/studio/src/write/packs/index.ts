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

const packsById = new Map(lessonPacks.map((pack) => [pack.id, pack]));

/** The lesson pack of an id; undefined when there is none. */
export const packById = (id: string): LessonPack | undefined => packsById.get(id);

/** Words around the name of a concept that do not change what it is about. */
const framing = new Set(
  'a an the of in for to and about what is are how why do does work works introduction intro basics understanding learning lesson all my our your us kids children students class grade explained simple fun'.split(
    ' ',
  ),
);

/** The lesson pack for a concept; undefined when the studio knows none. The longest matching phrase wins. */
export function findPack(concept: string): LessonPack | undefined {
  const plain = plainWords(concept);
  const words = ` ${plain.join(' ')} `;
  const core = plain.filter((word) => !framing.has(word)).join(' ');
  const matches = lessonPacks.flatMap((pack) => [
    ...pack.match.filter((phrase) => words.includes(` ${phrase} `)).map((phrase) => ({ pack, phrase })),
    ...(pack.alone ?? [])
      .filter((name) => name === core || ` ${name} ` === words)
      .map((phrase) => ({ pack, phrase })),
  ]);
  return matches.sort((a, b) => b.phrase.length - a.phrase.length)[0]?.pack;
}
