import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import type { Entity } from '../reading/reading.ts';
import { capitalise } from '../text/words.ts';
import type { ReadSentence } from './reader.ts';
import type { Bearers } from './rule-bearers.ts';

/** "Ein alter Storch" is another one than the stork that the story knows. */
const oneMore = /(?<!\p{L})(?:eine?|une?|una)(?: \p{Ll}+)?$/u;

/**
 * Animals that act in a story: by a name of their own ("Dackel Wurst"), else by what they are where they come more
 * than once ("le renard"). What is only compared ("fier comme un coq") comes once.
 */
export function animalsByRule(
  sentences: readonly ReadSentence[],
  { animals, compare, roles }: ReadingRules,
  language: Exclude<Language, 'en'>,
  bearers: Bearers,
): Entity[] {
  const found = new Map<string, Entity & { count: number }>();
  sentences.forEach(({ text, tokens }, index) => {
    const compared = new Set(
      [...text.matchAll(compare)].flatMap(([phrase]) => phrase.toLowerCase().split(/\s+/)),
    );
    tokens.forEach((token, i) => {
      const what = animals.get(token.lower);
      if (!what || compared.has(token.lower)) return;
      const next = tokens[i + 1];
      const called = bearers.nameOf(token.lower);
      const isOther = oneMore.test([tokens[i - 2], tokens[i - 1]].map((one) => one?.lower ?? '').join(' '));
      const isKnown = called !== undefined && found.has(called);
      const name =
        called && !(isOther && isKnown)
          ? called
          : next &&
              language !== 'hi' &&
              /^\p{Lu}\p{Ll}/u.test(next.text) &&
              !animals.has(next.lower) &&
              !roles.has(next.text)
            ? next.text
            : undefined;
      const key = name ?? capitalise(token.lower);
      const entity = found.get(key) ?? {
        name: key,
        kind: 'animal' as const,
        what,
        aliases: [],
        first: index,
        count: name ? 1 : 0,
      };
      entity.count++;
      found.set(key, entity);
    });
  });
  const named = [...found.values()].filter(({ count }) => count > 1);
  return named.map(({ count: _, ...entity }) => entity);
}
