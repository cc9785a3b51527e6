import { commonness, type IndexFile, writeLists, writeSteps } from '@panelwise/studio/words/index-file';
import { kindLetter } from '@panelwise/studio/words/word-kinds';
import { pickNouns } from './pick-nouns.ts';
import type { WordVectors } from './read-vectors.ts';
import { senseId, type WordNet } from './read-wordnet.ts';
import { createHints } from './sense-hints.ts';
import { shrinkVectors } from './shrink-vectors.ts';
import { kindsOfSynsets } from './synset-kinds.ts';

/** Words up to this rank have a vector, where WordNet knows them or they are named by a table of ours. */
const vectorRank = 26_000;

export type Wanted = {
  /** Nouns that our tables name. */
  nouns: ReadonlySet<string>;
  /** Words that our tables say go with a meaning. */
  cues: ReadonlySet<string>;
  /** Meanings that they name, as `noun#number`. */
  senses: readonly string[];
  /** Those of them that have a picture. */
  pictured: readonly string[];
};

/** The word index of WordNet's nouns and the vectors. The same input gives the same bytes. */
export function bakeIndex(wordNet: WordNet, { words, vectors }: WordVectors, wanted: Wanted): IndexFile {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const rankOf = (word: string) => ranks.get(word) ?? Number.POSITIVE_INFINITY;
  const picturedIds = new Set(wanted.pictured.map((sense) => senseId(wordNet.senses, sense)));
  const isPictured = createIsBelow(wordNet, picturedIds);
  const nouns = pickNouns(wordNet, rankOf, wanted.nouns, isPictured).sort();

  const wantedIds = new Set(wanted.senses.map((sense) => senseId(wordNet.senses, sense)));
  const isName = (noun: string, id: string) => {
    const { words: names, isInstance } = wordNet.synsets.get(id)!;
    return isInstance && !names.includes(noun) && !wantedIds.has(id);
  };
  const sensesOf = (noun: string) => wordNet.senses.get(noun)!.map((id) => (isName(noun, id) ? '' : id));
  const numbers = numberSynsets(wordNet, nouns.flatMap(sensesOf));
  const ids = [...numbers.keys()];

  const withVector = words.filter(
    (word, rank) =>
      wanted.cues.has(word) ||
      (/^[a-z]{3,}$/.test(word) &&
        rank < vectorRank &&
        (wordNet.senses.has(word) || wordNet.otherWords.has(word))),
  );
  const wordNumbers = new Map(withVector.map((word, i) => [word, i]));
  const hintsOf = createHints(wordNet, (word) => wordNumbers.get(word));
  const ambiguous = new Set(nouns.map(sensesOf).flatMap((senses) => (senses.length > 1 ? senses : [])));
  const kindOf = kindsOfSynsets(wordNet);

  return {
    nouns: nouns.join(' '),
    senses: writeLists(nouns.map((noun) => sensesOf(noun).map((id) => numbers.get(id)!))),
    counts: nouns
      .flatMap((noun) =>
        wordNet.senses
          .get(noun)!
          .map((id) => commonness(wordNet.counts.get(`${noun} ${id}`) ?? 0).toString(36)),
      )
      .join(''),
    kinds: ids.map((id) => (id === '' ? kindLetter('idea') : kindLetter(kindOf(id)))).join(''),
    parents: writeLists(
      ids.map((id) => (id === '' ? [] : parentsOf(wordNet, id).map((parent) => numbers.get(parent)!))),
    ),
    hints: writeLists(ids.map((id) => (id !== '' && ambiguous.has(id) ? hintsOf(id) : []))),
    words: withVector.join(' '),
    vectors: shrinkVectors(withVector.map((word) => Float64Array.from(vectors[word]!.slice(0, 100))))
      .map(writeSteps)
      .join(''),
  };
}

const parentsOf = ({ synsets }: WordNet, id: string) => synsets.get(id)!.parents;

function createIsBelow(wordNet: WordNet, tops: ReadonlySet<string>): (id: string) => boolean {
  const known = new Map<string, boolean>();
  const isBelow = (id: string): boolean => {
    let below = known.get(id);
    if (below === undefined) {
      below = tops.has(id) || parentsOf(wordNet, id).some(isBelow);
      known.set(id, below);
    }
    return below;
  };
  return isBelow;
}

/** Numbers for meanings and all above them, broader ones first. 0 stands for a proper name, which the index leaves out. */
function numberSynsets(wordNet: WordNet, ids: readonly string[]): Map<string, number> {
  const numbers = new Map([['', 0]]);
  const add = (id: string): void => {
    if (numbers.has(id)) return;
    parentsOf(wordNet, id).forEach(add);
    numbers.set(id, numbers.size);
  };
  ids.forEach(add);
  return numbers;
}
