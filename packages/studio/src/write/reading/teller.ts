import { kindOf } from '../../words/kind-of.ts';
import { singular } from '../text/words.ts';
import { speciesNamed } from './noun-kinds.ts';
import type { Entity } from './reading.ts';
import { withoutSpeech } from './without-speech.ts';

const introduces =
  /(?<!\p{L})I(?:['’]m| am) (?:just |only )?(?:an?|the|one of the) ((?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*)(?=[,.;!:]| (?:and|but|of|in|on|from|who|that|which|called|named|with|at|under)(?!\p{L}))((?: of \p{Ll}+)?)(?:,? (?:which is|that is|a kind of|which means)[^.,;]*?(?:kind|sort|type) of (\p{Ll}+))?/u;
const named =
  /(?:(?<!\p{L})(?:[Mm]y name is|[Cc]all me|[Ee]veryone calls me|called|named) )(\p{Lu}[\p{Ll}-]+)/u;
/** So many sentences at the beginning tell who speaks. */
const atBeginning = 3;
const lifeless = /^(?:artifact|food|plant|substance|phenomenon|body)$/;

/** "I am a mother of three": what follows is who tells the story, and nobody besides. */
export const isOfTeller = (before: string): boolean =>
  /(?<!\p{L})I(?: am|['’]m| was) (?:(?:only|just|also|now|still) )?$/u.test(before);

/**
 * The animal or the thing that tells a story as "I": "I am a red wiggler, which is a kind of worm." Undefined where a person does,
 * or where it is not told at the beginning.
 * @param texts sentences of an English story
 */
export function tellerThatIsNoPerson(texts: readonly string[]): Entity | undefined {
  const opening = texts.slice(0, atBeginning).map(withoutSpeech);
  for (const text of opening) {
    const found = introduces.exec(text);
    if (!found) continue;
    const [, words = '', of = '', kind] = found;
    const noun = singular((kind ?? words).split(' ').at(-1)!);
    const what = speciesNamed(noun) ?? (kindOf(noun) === 'animal' ? noun : undefined);
    const name = opening.map((one) => named.exec(one)?.[1]).find(Boolean);
    const shown = name ?? `${words}${of}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (what) return { name: shown, kind: 'animal', what, aliases: [], first: 0 };
    if (lifeless.test(kindOf(of ? of.split(' ').at(-1)! : noun) ?? ''))
      return { name: shown, kind: 'thing', aliases: [], first: 0 };
  }
  return undefined;
}
