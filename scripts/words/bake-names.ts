/** First names of one country or language, as `@faker-js/faker` gives them. */
export type NamesOfLocale = { female?: readonly string[]; male?: readonly string[] };

/** Shorter ones are words of too many languages. */
const shortest = 3;
const latin = /^\p{Lu}[\p{Script=Latin}'’-]*\p{Ll}$/u;

/**
 * Given names that only girls or only boys bear, wherever they are borne: one line for each, names with spaces between.
 * A name that is a girl's in one country and a boy's in another is left out.
 * @param locales first names by country or language
 * @param isPlace whether a name is a place's as well: "Paris", "Chad"
 */
export function bakeNames(locales: readonly NamesOfLocale[], isPlace: (name: string) => boolean) {
  const all = (gender: keyof NamesOfLocale) =>
    new Set(locales.flatMap((names) => [...(names[gender] ?? [])]).filter((name) => latin.test(name)));
  const [female, male] = [all('female'), all('male')];
  const only = (names: Set<string>, others: Set<string>) =>
    [...names]
      .filter((name) => name.length >= shortest && !others.has(name) && !isPlace(name))
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' ');
  return { girls: only(female, male), boys: only(male, female) };
}
