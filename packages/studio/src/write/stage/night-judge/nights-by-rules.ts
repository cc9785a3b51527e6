import type { StorySentence } from '../../story/analyse-story.ts';
import { type Sign, signFor } from '../sky-signs.ts';
import { nights } from './night-signs.ts';

/** What the rules say of a sentence: the kind of sign that holds for it, said so many sentences before. */
export type NightRule = { kind: 'over' | 'scene' | 'still dark' | 'passing'; back: number };

const kindOf = ({ state, setsScene, holds }: Sign<'night'>): NightRule['kind'] => {
  if (state === 'over') return 'over';
  if (setsScene) return 'scene';
  return holds === 0 ? 'still dark' : 'passing';
};

/** For each sentence of an English story what the rules say of it; undefined where they say nothing. */
export const nightRules = (sentences: readonly StorySentence[]): (NightRule | undefined)[] =>
  sentences.map((sentence) => {
    const found = signFor(sentence, sentences, nights);
    return found && { kind: kindOf(found.sign), back: found.back };
  });

export const saysNight = (rule: NightRule | undefined): boolean => rule !== undefined && rule.kind !== 'over';
