import { title } from '../reading/name-runs.ts';
import { isNamed } from './referents.ts';

/**
 * Finds people in a text, in order of appearance: by their whole name, or by a part of it that nobody else
 * bears ("Champollion" for "Jean-François Champollion").
 */
export function createMentions(people: readonly string[]): (text: string) => string[] {
  const partsOf = (name: string) => name.split(' ').filter((part) => part.length > 2 && !title.test(part));
  const owners = (part: string) =>
    people.filter((name) => name === part || partsOf(name).includes(part)).length;
  const forms = new Map(
    people.map((name) => [name, [name, ...partsOf(name).filter((part) => owners(part) === 1)]]),
  );
  return (text) =>
    people
      .map((name) => ({ name, at: firstPlace(text, forms.get(name)!) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name);
}

/** Where the first of these stands in a text; -1 when none does. */
function firstPlace(text: string, forms: string[]): number {
  const places = forms.filter((form) => isNamed(text, form)).map((form) => text.indexOf(form));
  return places.length > 0 ? Math.min(...places) : -1;
}
