import { latticeOf, likelihoods, type Weights } from '../../reading/place-judge/weigh-places.ts';
import type { StorySentence } from '../../story/analyse-story.ts';
import { nightEvidence } from './night-evidence.ts';
import weights from './night-weights.json' with { type: 'json' };
import { nightRules, saysNight } from './nights-by-rules.ts';

/** Nothing rather than wrong: so likely a night must be of which the rules tell as well, and any other one. */
export type LeastNight = { told: number; guessed: number };
export const sureNight: LeastNight = { told: 0.6, guessed: 0.7 };

/** Of a shorter text the rules decide: it shows too little for a judge. */
const shortest = 7;

/**
 * How likely each sentence plays at night by all that an English story tells, and whether the rules say so. Read apart
 * from how likely it must be, so that several ways to choose can be measured.
 */
export function likelyNights(sentences: readonly StorySentence[], learned: Weights = weights) {
  const rules = nightRules(sentences);
  const { ofState } = likelihoods(latticeOf(nightEvidence(sentences, rules), learned));
  return ofState.map(([likely], at) => ({ likely: likely!, isTold: saysNight(rules[at]) }));
}

export const isSure = (
  { likely, isTold }: { likely: number; isTold: boolean },
  { told, guessed }: LeastNight = sureNight,
): boolean => likely >= (isTold ? told : guessed);

const known = new WeakMap<readonly StorySentence[], boolean[]>();

/** Whether each sentence of an English story plays at night. A story is judged once, however often its sky is asked for. */
export function nightsOf(sentences: readonly StorySentence[]): boolean[] {
  const judged = known.get(sentences) ?? judge(sentences);
  known.set(sentences, judged);
  return judged;
}

const judge = (sentences: readonly StorySentence[]): boolean[] =>
  sentences.length < shortest
    ? nightRules(sentences).map(saysNight)
    : likelyNights(sentences).map((night) => isSure(night));
