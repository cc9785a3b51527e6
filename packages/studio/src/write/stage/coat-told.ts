import { speciesOf } from '../../draw/animals/animal.ts';
import type { Entity } from '../reading/reading.ts';
import { markWord } from '../text/marked-word.ts';
import { escapeRegExp, singular } from '../text/words.ts';

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
  const natural = kind === 'animal' && look === 'bird' ? coatOfKind(name, texts) : undefined;
  if (kind !== 'animal' || (natural === undefined && entities.filter((one) => one.what === what).length > 1))
    return look;
  const kinds = [...new Set([what, look, name])].filter((word) => /^\p{Ll}[\p{L}-]+$/u.test(word));
  const own = escapeRegExp(name);
  const anyKind = kinds.map(escapeRegExp).join('|');
  // What is said of it counts before a colour that stands by one of its kind: "there was a black cat" may be its shadow.
  const patterns = [
    `(?<!\\p{L})${own} and (?:she|he|it) (?:is|was) (?:\\p{Ll}+ )?${colours}(?!\\p{L})`,
    `(?<!\\p{L})${own} (?:is|was) (?:(?:all|very|completely|mostly) )?${colours}(?= and |[.,!;]|$)`,
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he) (?:${anyKind}) (?:is|was) (?:(?:all|very|completely|mostly) )?${colours}(?= and |[.,!;]|$)`,
    `(?<!\\p{L})${colours} (?:\\p{Ll}+ )?(?:${anyKind})(?!\\p{L})`,
    `(?<!\\p{L})${colours} (?:\\p{Ll}+ ){1,2}(?:called|named) ${own}(?!\\p{L})`,
    `(?<!\\p{L})${own},? (?:is|was|the) (?:an? )?(?:\\p{Ll}+ )?${colours} \\p{Ll}`,
  ].map((source) => new RegExp(source, 'u'));
  for (const pattern of patterns)
    for (const text of texts) {
      const colour = pattern.exec(text)?.groups?.colour?.replace('gray', 'grey');
      if (colour && speciesOf(`${colour}-${look}`)) return `${colour}-${look}`;
      // Said of it, and not drawn so: no other colour is right.
      if (colour && patterns.indexOf(pattern) < 3) return look;
    }
  return natural ? `${natural}-${look}` : look;
}

/** The colours that small birds have by nature, by their kind; any other colour would be another bird. */
const naturalCoats: Readonly<Record<string, string>> = {
  sparrow: 'brown',
  wren: 'brown',
  lark: 'brown',
  skylark: 'brown',
  thrush: 'brown',
  nightingale: 'brown',
  robin: 'brown',
  cuckoo: 'grey',
  dove: 'white',
  bluebird: 'blue',
  canary: 'yellow',
};

function coatOfKind(name: string, texts: readonly string[]): string | undefined {
  const own = naturalCoats[singular(name.toLowerCase())];
  if (own) return own;
  const told = texts.join(' ').toLowerCase();
  const kinds = Object.keys(naturalCoats).filter((kind) =>
    [kind, `${kind}s`].some((form) => markWord(told, form) !== ''),
  );
  return kinds.length === 1 ? naturalCoats[kinds[0]!] : undefined;
}
