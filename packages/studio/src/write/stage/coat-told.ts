import { speciesOf } from '../../draw/animals/animal.ts';
import type { Entity } from '../reading/reading.ts';
import { escapeRegExp } from '../text/words.ts';

const colours = '(?<colour>red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ea]y|golden|cream)';

/**
 * What an animal of a story is drawn as, in the colour that the words give it: "green-bird" for "a green parakeet called
 * Kiwi". As `look` says where they give none, where another of its kind is there, or where none of that colour is drawn.
 */
export function withCoatTold(
  look: string,
  { name, kind, what = '' }: Entity,
  entities: readonly Entity[],
  texts: readonly string[],
): string {
  if (kind !== 'animal' || entities.filter((one) => one.what === what).length > 1) return look;
  const kinds = [...new Set([what, look, name])].filter((word) => /^\p{Ll}[\p{L}-]+$/u.test(word));
  const own = escapeRegExp(name);
  const patterns = [
    `(?<!\\p{L})${colours} (?:\\p{Ll}+ )?(?:${kinds.map(escapeRegExp).join('|')})(?!\\p{L})`,
    `(?<!\\p{L})${colours} (?:\\p{Ll}+ ){1,2}(?:called|named) ${own}(?!\\p{L})`,
    `(?<!\\p{L})${own},? (?:is|was|the) (?:an? )?(?:\\p{Ll}+ )?${colours} \\p{Ll}`,
  ].map((source) => new RegExp(source, 'u'));
  for (const text of texts)
    for (const pattern of patterns) {
      const colour = pattern.exec(text)?.groups?.colour?.replace('gray', 'grey');
      if (colour && speciesOf(`${colour}-${look}`)) return `${colour}-${look}`;
    }
  return look;
}
