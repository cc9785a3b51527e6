import { plainWords } from '../text/words.ts';
import { algorithms } from './computing/algorithms.ts';
import { supplyAndDemand } from './economics/supply-and-demand.ts';
import { onomatopoeia } from './language/onomatopoeia.ts';
import type { LessonPack } from './lesson-pack.ts';
import { areaAndPerimeter } from './maths/area-and-perimeter.ts';
import { compoundInterest } from './maths/compound-interest.ts';
import { fractions } from './maths/fractions.ts';
import { percentages } from './maths/percentages.ts';
import { electricCircuits } from './science/electric-circuits.ts';
import { foodChains } from './science/food-chains.ts';
import { gravity } from './science/gravity.ts';
import { heartAndBlood } from './science/heart-and-blood.ts';
import { photosynthesis } from './science/photosynthesis.ts';
import { solarSystem } from './science/solar-system.ts';
import { statesOfMatter } from './science/states-of-matter.ts';
import { volcanoes } from './science/volcanoes.ts';
import { waterCycle } from './science/water-cycle.ts';
import { democracy } from './social-studies/democracy.ts';
import { howABillBecomesALaw } from './social-studies/how-a-bill-becomes-a-law.ts';
import { industrialRevolution } from './social-studies/industrial-revolution.ts';
import { silkRoad } from './social-studies/silk-road.ts';

/** Every lesson the studio knows by heart. */
export const lessonPacks: LessonPack[] = [
  photosynthesis,
  compoundInterest,
  howABillBecomesALaw,
  waterCycle,
  fractions,
  statesOfMatter,
  volcanoes,
  solarSystem,
  foodChains,
  gravity,
  silkRoad,
  electricCircuits,
  onomatopoeia,
  percentages,
  democracy,
  heartAndBlood,
  supplyAndDemand,
  algorithms,
  areaAndPerimeter,
  industrialRevolution,
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
