import { kindOf } from '../../words/kind-of.ts';
import type { StorySentence } from '../story/analyse-story.ts';

const isBefore = /^(?:DET|ADJ|NUM|ADV)$/;

/**
 * Whether an English sentence is about people or animals whom the story has not made somebody: "Two workers painted stripes
 * on the road", "The next runner was already on his way". Whoever else was seen last is not them.
 */
export function isOfStrangers({ tokens }: Pick<StorySentence, 'tokens'>): boolean {
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const head = tokens.slice(0, Math.max(0, verb)).findLastIndex(({ pos }) => pos === 'NOUN');
  if (head < 0) return false;
  // "On the last Friday of June two workers": not what a preposition is about.
  const words = tokens.slice(0, head).toReversed();
  const before = words.find(({ pos }) => !isBefore.test(pos));
  if (before?.pos === 'ADP') return false;
  if (tokens.slice(head + 1, verb).some(({ pos }) => pos === 'PRON' || pos === 'PROPN')) return false;
  return /^(?:person|group|animal)$/.test(kindOf(tokens[head]!.lower) ?? '');
}
