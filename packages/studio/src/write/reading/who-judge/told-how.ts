import { escapeRegExp } from '../../text/words.ts';
import type { Meant } from '../beings.ts';
import type { Entity } from '../reading.ts';

/** How a word means somebody: by a name, a noun or a pronoun, as who does what, behind which small word, in speech or not. */
type Mentioned = { kind: string; role: 'owns' | 'acts' | 'is told of'; before: string; isSpoken: boolean };

const wordBefore = /(?<!\p{L})(?<word>\p{L}+) (?:(?:the|a|an|my|his|her|our|their|little|old|big|poor) )*$/iu;
const telling =
  /^(?:with|to|for|of|about|from|like|at|by|and|or|beside|behind|without|than|as|past|near|told|asked|saw|met|called|named|after|before|against|over|into|on|in)$/i;

export function mentionOf(one: Meant, text: string): Mentioned {
  const start = text.slice(0, one.from);
  const word = wordBefore.exec(start)?.groups?.word?.toLowerCase() ?? '';
  return {
    kind: one.pronoun ? `pronoun ${one.pronoun}` : one.entity ? 'name' : 'noun',
    role: one.owns ? 'owns' : one.acts ? 'acts' : 'is told of',
    before: telling.test(word) ? word : start.trim() === '' ? 'start' : 'other',
    isSpoken: start.split('"').length % 2 === 0,
  };
}

const firstNames = ({ name, aliases }: Entity) =>
  [name, ...aliases].filter((one) => /^\p{Lu}/u.test(one)).map((one) => one.split(' ')[0]!);

/** Whether the speech of a sentence calls somebody by name or speaks of them: rules look for names in what is narrated only. */
export function saidOf(being: Entity, text: string): 'called' | 'spoken of' | undefined {
  const speech = text.match(/"[^"]*"?/g)?.join(' ') ?? '';
  const name = firstNames(being).find((one) => one.length > 2 && speech.includes(one));
  if (!name) return undefined;
  const called = escapeRegExp(name);
  return new RegExp(`(?:["“,] ?|^)${called}[,!?.]|, ${called}(?:[!?.,"]|$)`, 'u').test(speech)
    ? 'called'
    : 'spoken of';
}
