import { readSenseMark, type SenseMark } from './depicted-senses.ts';
import { animalsAndPlantsBToM } from './readings/animals-and-plants-b-to-m.ts';
import { animalsAndPlantsNToW } from './readings/animals-and-plants-n-to-w.ts';
import { deskStageAndBoxThings } from './readings/desk-stage-and-box-things.ts';
import { houseAndSchoolThings } from './readings/house-and-school-things.ts';
import { houseSchoolAndLand } from './readings/house-school-and-land.ts';
import { thingsBToE } from './readings/things-b-to-e.ts';
import { thingsFToP } from './readings/things-f-to-p.ts';
import { thingsOfStories } from './readings/things-of-stories.ts';
import { thingsRToY } from './readings/things-r-to-y.ts';
import { workAndOutdoorThings } from './readings/work-and-outdoor-things.ts';
import { worldAndIdeasBToL } from './readings/world-and-ideas-b-to-l.ts';
import { worldAndIdeasMToY } from './readings/world-and-ideas-m-to-y.ts';
import type { WordKind } from './word-kinds.ts';

/** One thing that an ambiguous noun may mean in a story, with words that go with it. */
export type Reading = SenseMark & {
  /** The sense as it was written. */
  mark: string;
  /** Of a meaning that WordNet lacks. */
  kind: WordKind | undefined;
  cues: ReadonlySet<string>;
};

type ReadingTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What nouns of more than one sense mean in stories for children, by hand: of each noun its readings, the usual one
 * first, each with words that go with it. A reading is a WordNet sense (`bat#4`), or a name with a kind where WordNet
 * lacks it (`monkey_bars@artifact`). `?` comes first where no reading is usual: without a hint nothing is known. A noun
 * with one reading means that to a child, whatever WordNet puts first.
 */
const tables: ReadingTable = {
  ...animalsAndPlantsBToM,
  ...animalsAndPlantsNToW,
  ...deskStageAndBoxThings,
  ...houseSchoolAndLand,
  ...houseAndSchoolThings,
  ...thingsBToE,
  ...thingsFToP,
  ...thingsOfStories,
  ...thingsRToY,
  ...workAndOutdoorThings,
  ...worldAndIdeasBToL,
  ...worldAndIdeasMToY,
};

/** The readings of every noun of the tables, read once. */
export const readings: Readonly<Record<string, readonly Reading[]>> = Object.fromEntries(
  Object.entries(tables).map(([noun, senses]) => [
    noun,
    Object.entries(senses).map(([mark, cues]) => {
      const [name = '', kind] = mark.split('@');
      return {
        ...readSenseMark(name),
        mark,
        kind: kind as WordKind | undefined,
        cues: new Set(cues === '' ? [] : cues.split(' ')),
      };
    }),
  ]),
);
