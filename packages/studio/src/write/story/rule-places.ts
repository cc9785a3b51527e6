import type { ReadingRules } from '../../language/reading/reading-rules.ts';

/** For so many sentences a place is believed in that no word names again: patterns do not see everybody who leaves. */
const believed = 3;

/**
 * Where each sentence plays: a word for a place with a word that puts somebody there ("im Wald", "dans la forêt",
 * "जंगल में"); the one before while nothing else is named and no other time begins.
 */
export function placesByRule(
  texts: readonly string[],
  { places, located, elsewhen }: ReadingRules,
): (string | undefined)[] {
  let now: string | undefined;
  let since = 0;
  return texts.map((text) => {
    const found = places.find(([words]) =>
      [...text.matchAll(new RegExp(words.source, `${words.flags}g`.replace(/g+/, 'g')))].some(
        ({ 0: word, index }) =>
          located.test(
            `${text.slice(Math.max(0, index - 24), index)}§${text.slice(index + word.length, index + word.length + 24)}`,
          ),
      ),
    );
    since = found ? 0 : since + 1;
    if (found) now = found[1];
    else if (elsewhen.test(text) || since > believed) now = undefined;
    return now;
  });
}
