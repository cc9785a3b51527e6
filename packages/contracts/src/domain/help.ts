import { youngestPossibleAge } from './consent-rules.ts';
import type { Aid } from './evidence.ts';

/** At least so many options stay, and at most so many are left out. */
const fewerOptions = { leastLeft: 2, mostOut: 2 } as const;

/** How many wrong options of a question are left out for whoever has fewer to choose from. */
export function countLeftOut(options: number): number {
  return Math.max(0, Math.min(fewerOptions.mostOut, options - fewerOptions.leastLeft));
}

/** So much longer whoever needs more time has for what is timed. */
const moreTime = 1.5;

/**
 * How long somebody has for something that is timed, in ms; null for as long as they like. What is timed asks here; reading,
 * quizzes and the review are not.
 */
export function allowedMs(ms: number, aids: readonly Aid[]): number | null {
  if (aids.includes('no-timer')) return null;
  return aids.includes('more-time') ? ms * moreTime : ms;
}

/**
 * The aids that helped with an answer, which are kept with it. Nothing is timed where questions are answered alone, so the two
 * aids about time help there with nothing.
 * @param aids what is set for the person
 * @param hasFewer they were shown fewer options than the question has
 */
export function aidsUsed(aids: readonly Aid[], hasFewer: boolean): Aid[] {
  const untimed = aids.filter((aid) => aid !== 'more-time' && aid !== 'no-timer');
  return untimed.filter((aid) => aid !== 'fewer-options' || hasFewer);
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
