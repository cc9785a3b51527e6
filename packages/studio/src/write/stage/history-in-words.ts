import { historicalPerson } from '../../language/historical-people.ts';

/** A run of capitalised words, with the small words that stand inside names. */
const nameRun = /\p{Lu}[\p{L}.'’-]*(?: (?:(?:da|de|of|van|the|al-|ibn) )?\p{Lu}[\p{L}.'’-]*){0,3}/gu;
/** What somebody does follows their name, perhaps after something about them: "Gandhi, 60 years old, leaves". */
const acts = /^(?:, [^,.!?]{1,40},)? (?!and\b|or\b|in\b|of\b|to\b|the\b|at\b|on\b)\p{Ll}{3,}/u;

/** Who of history acts in a text, by the names that it calls them; nobody who is only spoken of. */
export function actorsOfHistory(text: string): string[] {
  const found = [...text.matchAll(nameRun)].flatMap(({ 0: run, index }) =>
    historicalPerson(run)?.id && acts.test(text.slice(index + run.length)) ? [run] : [],
  );
  return [...new Set(found)];
}
