import { plainWords, singular } from '../text/words.ts';

/** States of which a thing has one at a time. */
const opposites: [string, string][] = [
  ['full', 'empty'],
  ['full', 'sold'],
  ['left', 'sold'],
  ['open', 'closed'],
  ['open', 'shut'],
  ['wet', 'dry'],
  ['hot', 'cold'],
  ['alive', 'dead'],
  ['awake', 'asleep'],
  ['frozen', 'melted'],
  ['broken', 'whole'],
  ['lost', 'found'],
  ['won', 'lost'],
  ['bright', 'dark'],
  ['clean', 'dirty'],
  ['sinks', 'floats'],
  ['sank', 'floats'],
  ['early', 'late'],
  ['heavy', 'light'],
];

type Known = { word: string; opposite: string };
export type State = { thing: string; state: Known };

const known: Known[] = opposites.flatMap(([one, other]) => [
  { word: one, opposite: other },
  { word: other, opposite: one },
]);

/** A thing and its state stand at most this many words apart. */
const near = 4;

/** Which state a sentence says that the things named in it are in: "the jug is still full". */
export function statesIn(text: string): State[] {
  const words = plainWords(text);
  return words.flatMap((word, at) => {
    if (!/^(?:the|my|your|his|her|our|their|its)$/.test(words[at - 1] ?? '')) return [];
    const said = words.slice(at + 1, at + 1 + near);
    return known
      .filter((state) => said.includes(state.word))
      .map((state) => ({ thing: singular(word), state }));
  });
}
