import type { Synset, WordNet } from './read-wordnet.ts';

const hintsPerSense = 8;

/**
 * Words that go with each meaning: its synonyms, what it is a kind of, its topic, and the words of its definition that
 * few definitions have. @param numberOf - of a word that has a vector
 */
export function createHints(wordNet: WordNet, numberOf: (word: string) => number | undefined) {
  const frequency = new Map<string, number>();
  for (const synset of wordNet.synsets.values())
    for (const word of definitionWords(synset, numberOf)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => wordNet.synsets.get(id)?.words ?? []);
  return (id: string): number[] => {
    const synset = wordNet.synsets.get(id)!;
    const names = [...synset.words, ...namesOf(synset.topics), ...namesOf(synset.parents)]
      .flatMap((name) => name.toLowerCase().split(/[_-]/))
      .filter((word) => numberOf(word) !== undefined)
      .slice(0, hintsPerSense);
    const telling = definitionWords(synset, numberOf).toSorted(
      (a, b) => frequency.get(a)! - frequency.get(b)! || (a < b ? -1 : 1),
    );
    const half = [...new Set(names)].slice(0, hintsPerSense / 2);
    return [...new Set([...half, ...telling, ...names])]
      .slice(0, hintsPerSense)
      .map((word) => numberOf(word)!);
  };
}

function definitionWords(synset: Synset, numberOf: (word: string) => number | undefined): string[] {
  const words = synset.definition.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return [...new Set(words.map((word) => known(word, numberOf)).filter((word) => word !== undefined))];
}

/** The word, or its singular, that has a vector. */
function known(word: string, numberOf: (word: string) => number | undefined): string | undefined {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => numberOf(form) !== undefined);
}
