import type { CastNames } from '@panelwise/contracts/domain/series';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { seededRandom } from '../random.ts';
import { title } from '../reading/name-runs.ts';
import type { Story } from '../story/analyse-story.ts';

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

/** Called by a title, or by what they are: "Uncle Ravi", "Oma". */
function isGrownUp(name: string, { language }: Pick<Story, 'language'>): boolean {
  const first = name.split(' ')[0]!;
  if (language === 'en') return title.test(first);
  const { titles, roles } = readingRules[language];
  return titles.test(first) || roles.has(name) || roles.has(name.toLowerCase());
}

/** A story's teacher or expert may guide; an uncle or a king is a character. */
const teaches = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Teacher)\b/;

/**
 * Casts a story: the creator's own names lead; else its most named child learns and its teacher guides, and
 * the studio's own cast fills in. Who tells a story as "I" is none of those it names. Nobody is called like somebody else: a wanted name that another person of the
 * story bears in part ("Ravi" beside "Uncle Ravi") is not used.
 */
export function castStory(
  story: Pick<Story, 'people' | 'language' | 'firstPerson'>,
  seed: string,
  wanted: CastNames = {},
): Cast {
  const { people, firstPerson } = story;
  const random = seededRandom(`${seed} cast`);
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  const free = (name: string) => people.includes(name) || !people.some((other) => shareName(name, other));
  const studioLearner = pick(studioLearners.filter(free));
  const studioGuide = pick(studioGuides.filter(free));
  const ownLearner = wanted.learner && free(wanted.learner) ? wanted.learner : undefined;
  const ownGuide =
    wanted.guide && free(wanted.guide) && !(ownLearner && shareName(wanted.guide, ownLearner))
      ? wanted.guide
      : undefined;
  const inStory = firstPerson ? [] : people;
  const child = inStory.find((name) => name !== ownGuide && !isGrownUp(name, story) && !name.includes(' '));
  const learner =
    ownLearner ??
    (child && !shareName(child, ownGuide) ? child : undefined) ??
    other(studioLearner, ownGuide);
  const guide =
    ownGuide ?? inStory.find((name) => teaches.test(name) && name !== learner) ?? other(studioGuide, learner);
  return { learner, guide, people: [...new Set([learner, guide, ...people])].slice(0, maxPeople) };
}

/** A studio name, or one that is not like the name it must stand beside. */
function other(name: string, taken: string | undefined): string {
  if (!shareName(name, taken)) return name;
  const all = studioGuides.includes(name) ? studioGuides : studioLearners;
  return all.find((one) => !shareName(one, taken)) ?? name;
}

const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((part) => part.length > 1 && !title.test(part.replace(/^\p{Ll}/u, (c) => c.toUpperCase())));

/** Whether a reader could take one name for the other: "Ravi" and "Uncle Ravi". */
function shareName(a: string, b: string | undefined): boolean {
  if (b === undefined) return false;
  const others = new Set(parts(b));
  return a.toLowerCase() === b.toLowerCase() || parts(a).some((part) => others.has(part));
}
