import { givenNameGender } from './given-names.ts';
import type { Mention } from './mentions.ts';
import { title } from './name-runs.ts';
import type { Entity } from './reading.ts';

/** "The boy" is the only boy told of so far. */
export function onlyChild(noun: string, entities: readonly Entity[], index: number): Entity | undefined {
  const gender = noun === 'boy' ? 'he' : noun === 'girl' ? 'she' : undefined;
  if (!gender) return undefined;
  const children = entities.filter(({ kind, first }) => kind === 'child' && first <= index);
  const fitting = children.filter((one) => (one.gender ?? givenNameGender(one) ?? gender) === gender);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "The king" after "The Sky King": what somebody is stands behind. */
export const isTitledBehind = (name: string, noun: string) =>
  !title.test(name.split(' ')[0]!) && name.includes(' ') && name.toLowerCase().endsWith(` ${noun}`);

export const isRuler = (noun: string) => /^(?:king|emperor|ruler|monarch)$/.test(noun);

/** "The man in charge of it was a Greek scholar called …", "The officer in charge was …" */
const presents =
  /^[^,.;:]{0,40} (?:is|was) an? (?:[\p{L}-]+ ){1,4}(?:called|named) $|^ (?:in charge|on duty|in command|who led it) (?:that \p{Ll}+ )?(?:is|was) $/u;

/** Whom a sentence that begins with somebody without a name is about, where it says so behind them. */
export function whomItPresents(
  { to }: Mention,
  list: readonly Mention[],
  at: number,
  text: string,
): Entity | undefined {
  const last = list.slice(at + 1).find(({ entity }) => entity && entity.kind !== 'place');
  const opens = list.slice(0, at).every(({ entity }) => entity?.kind === 'place');
  return last && opens && presents.test(text.slice(to, last.from)) ? last.entity : undefined;
}

/** "Paco met a small green toad": it is there. */
export const meets = /(?<!\p{L})(?:met|meets|meet|came across|comes across)(?: with)? $/iu;

const speaksTo = /["”] (?:\p{Lu}\p{Ll}+|she|he) (?:asked|told) $/u;

/** "Is it always like this?" Zara asked the doorkeeper: whoever is asked is there, and may answer. */
export const isAddressed = ({ being, determiner, from }: Mention, text: string): boolean =>
  being?.kind === 'adult' && !being.kin && determiner === 'the' && speaksTo.test(text.slice(0, from));
