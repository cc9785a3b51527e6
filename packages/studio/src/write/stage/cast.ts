import { seededRandom } from '../random.ts';
import { personTitle } from '../story/people.ts';

/** Who is in the comic. The learner asks, the guide explains; both may be people of the story. */
export type Cast = { learner: string; guide: string; people: string[] };

const studioLearners = [
  'Maya',
  'Leo',
  'Zuri',
  'Amina',
  'Kenji',
  'Ana',
  'Omar',
  'Sofia',
  'Finn',
  'Nia',
  'Mateo',
];
const studioGuides = ['Dr. Sol', 'Mr. Ray', 'Ms. Iris'];

/** People drawn by name in one comic; more are told of in words. */
const maxPeople = 6;

const isGrownUp = (name: string) => personTitle.test(name.split(' ')[0]!);

/** A story's teacher or expert may guide; an uncle or a king is a character. */
const teaches = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Teacher)\b/;

/** Casts a story: its most named child learns, its teacher guides, the studio's own cast fills in. */
export function castStory(people: string[], seed: string): Cast {
  const random = seededRandom(`${seed} cast`);
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  const firstNames = new Set(people.map((name) => name.split(' ')[0]));
  const spare = studioLearners.filter((name) => !firstNames.has(name));
  const studioLearner = pick(spare);
  const studioGuide = pick(studioGuides);
  const learner = people.find((name) => !isGrownUp(name) && !name.includes(' ')) ?? studioLearner;
  const guide = people.find((name) => teaches.test(name) && name !== learner) ?? studioGuide;
  return { learner, guide, people: [...new Set([learner, guide, ...people])].slice(0, maxPeople) };
}
