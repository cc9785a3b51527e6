import { youngestPossibleAge } from './consent-rules.ts';
import type { Aid, AttemptAid } from './evidence.ts';
import { gradeValues } from './grades.ts';
import type { PowerUp } from './power-ups.ts';

/** At least so many options stay, and at most so many are left out. */
const fewerOptions = { leastLeft: 2, mostOut: 2 } as const;

/** How many wrong options of a question are left out for whoever has fewer to choose from. */
export function countLeftOut(options: number): number {
  return Math.max(0, Math.min(fewerOptions.mostOut, options - fewerOptions.leastLeft));
}

/** So many times as long whoever needs more time has for what is timed. Reading, quizzes and the review are not. */
export const moreTime = 1.5;

/**
 * The aids that helped with an answer, which are kept with it. Nothing is timed where questions are answered alone, so the two
 * aids about time help there with nothing.
 * @param aids what is set for the person
 * @param hasFewer they were shown fewer options than the question has
 */
export function aidsUsed(aids: readonly Aid[], hasFewer: boolean): Aid[] {
  return aids.filter((aid) => !isAboutTime(aid) && (aid !== 'fewer-options' || hasFewer));
}

/**
 * The aids that helped with an answer in class, where the options stand before everybody and are the same for all.
 * @param isTimed the questions have a timer, so that there was time to be given
 */
export function aidsInClass(aids: readonly Aid[], isTimed: boolean): Aid[] {
  return aids.filter((aid) => aid !== 'fewer-options' && (isTimed || !isAboutTime(aid)));
}

const isAboutTime = (aid: Aid) => aid === 'more-time' || aid === 'no-timer';

/**
 * The aids that helped with an answer, with what was bought for it.
 * @param bought what that was; undefined for nothing
 */
export function aidsWith(
  aids: readonly Aid[],
  bought: ReadonlySet<PowerUp> | undefined,
  hasFewer: boolean,
): AttemptAid[] {
  const set = bought?.has('fifty-fifty') ? [...new Set([...aids, 'fewer-options' as const])] : aids;
  return [
    ...aidsUsed(set, hasFewer),
    ...(bought?.has('show-me') ? ['shown-where' as const] : []),
    ...(bought?.has('second-chance') ? ['second-chance' as const] : []),
    ...(bought?.has('slow-clock') ? ['slow-clock' as const] : []),
  ];
}

/** Who learns in these, or is so young, may not read yet: kindergarten to grade 2. */
const youngGrades: readonly string[] = ['K', '1', '2'];
const youngUntil = 7;

/**
 * Whether somebody is shown pictures first and has everything read aloud: by the grades of their classes; who is in none, by
 * their age. Of a year without a month the youngest age counts.
 */
export function isYoungLearner(
  { grades, birthYear }: { grades: readonly string[]; birthYear: number | null },
  today: Date,
): boolean {
  if (grades.length > 0) return grades.every((grade) => youngGrades.includes(grade));
  return birthYear !== null && youngestPossibleAge(birthYear, today) <= youngUntil;
}

/** Who is so old, or learns in so high a grade, says for themselves what helps them. */
const ownAids = { age: 13, grade: gradeValues.indexOf('7') } as const;

/**
 * Whether somebody whose account a teacher or parent made sets their own aids: by their age, of which a year without a month says
 * the youngest; whose age nobody knows, by the lowest grade of their classes.
 */
export function maySetOwnAids(
  { grades, birthYear }: { grades: readonly string[]; birthYear: number | null },
  today: Date,
): boolean {
  if (birthYear !== null) return youngestPossibleAge(birthYear, today) >= ownAids.age;
  return grades.length > 0 && grades.every((grade) => gradeValues.indexOf(grade) >= ownAids.grade);
}
