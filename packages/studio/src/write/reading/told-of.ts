import { givenNameGender } from './given-names.ts';
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

/** "The man in charge of it was a Greek scholar called …" */
export const presents = /^[^,.;:]{0,40} (?:is|was) an? (?:[\p{L}-]+ ){1,4}(?:called|named) $/u;

/** "Paco met a small green toad": it is there. */
export const meets = /(?<!\p{L})(?:met|meets|meet|came across|comes across)(?: with)? $/iu;
