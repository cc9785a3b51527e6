import type { StorySentence } from '../story/analyse-story.ts';

/** Two who are seen in a sentence and have no name in the story: what they are told of as, and drawn as. */
export type UnnamedPair = {
  names: [string, string];
  looks: Readonly<Record<string, string>>;
  definite: boolean;
};

/** What two young people are called, the word for one of them, and what each is drawn as. */
const young: Readonly<Record<string, { one: string; look: string }>> = {
  friends: { one: 'friend', look: 'child' },
  children: { one: 'child', look: 'child' },
  kids: { one: 'kid', look: 'child' },
  students: { one: 'student', look: 'child' },
  pupils: { one: 'pupil', look: 'child' },
  classmates: { one: 'classmate', look: 'child' },
  schoolmates: { one: 'schoolmate', look: 'child' },
  girls: { one: 'girl', look: 'girl' },
  boys: { one: 'boy', look: 'boy' },
};

const isTwo = /^(?:two|both)$/;
/** "A gift for two friends": they do nothing themselves. */
const governs = /^(?:of|for|with|by|from|about|to|like|as|between|on|in|at|than|without)$/;
const known = /^(?:the|these|those|our|his|her|their|my)$/;
/** Words between "two" and the noun: "two best friends". */
const mostBetween = 2;

/**
 * The two young people who act in a sentence and whom it does not name: "two friends begin to wonder". English.
 * `definite` where the story has told of them before: "the two friends", "both girls".
 */
export function unnamedPair({ tokens }: Pick<StorySentence, 'tokens'>): UnnamedPair | undefined {
  for (const [i, { lower }] of tokens.entries()) {
    const called = Object.hasOwn(young, lower) ? young[lower] : undefined;
    if (!called) continue;
    const from = tokens.findLastIndex(
      (token, at) => at < i && at >= i - 1 - mostBetween && isTwo.test(token.lower),
    );
    if (from < 0) continue;
    const before = tokens[from - 1]?.lower ?? '';
    const isKnown = known.test(before);
    if (governs.test(isKnown ? (tokens[from - 2]?.lower ?? '') : before)) continue;
    const next = tokens.slice(i + 1).find(({ pos }) => pos !== 'ADV');
    if (!next || !/^(?:VERB|AUX)$/.test(next.pos)) continue;
    const { one, look } = called;
    const names: UnnamedPair['names'] = [`one ${one}`, `another ${one}`];
    return {
      names,
      looks: Object.fromEntries(names.map((name) => [name, look])),
      definite: isKnown || tokens[from]!.lower === 'both',
    };
  }
  return undefined;
}
