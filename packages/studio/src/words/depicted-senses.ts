import { deskStageAndBoxThings } from './pictures/desk-stage-and-box-things.ts';
import { food } from './pictures/food.ts';
import { houseAndSchoolThings } from './pictures/house-and-school-things.ts';
import { householdThings } from './pictures/household-things.ts';
import { livingThings } from './pictures/living-things.ts';
import { outdoorThings } from './pictures/outdoor-things.ts';
import { science } from './pictures/science.ts';
import { thingsOfStories } from './pictures/things-of-stories.ts';
import { workAndOutdoorThings } from './pictures/work-and-outdoor-things.ts';
import { wornAndCampThings } from './pictures/worn-and-camp-things.ts';

/**
 * What each picture shows, by hand: the WordNet senses it is a picture of, parted by spaces. `bat#1` is the first sense
 * of "bat" and every narrower one; `nest#1!` is that sense alone; `water_molecule`, without a number, is a noun that
 * WordNet lacks. Pictures of faces, signs and flags are not listed: they show no thing that a noun names.
 */
export const depictedSenses: Readonly<Record<string, string>> = {
  ...livingThings,
  ...food,
  ...science,
  ...householdThings,
  ...outdoorThings,
  ...thingsOfStories,
  ...workAndOutdoorThings,
  ...houseAndSchoolThings,
  ...deskStageAndBoxThings,
  ...wornAndCampThings,
};

/** A sense as the tables of pictures and readings write it. */
export type SenseMark = {
  noun: string;
  /** Its number in WordNet, from 1; undefined for a noun that WordNet lacks. */
  number: number | undefined;
  /** Whether narrower senses do not count. */
  alone: boolean;
};

export function readSenseMark(mark: string): SenseMark {
  const [noun = '', number] = mark.replace(/!$/, '').split('#');
  return { noun, number: number === undefined ? undefined : Number(number), alone: mark.endsWith('!') };
}
