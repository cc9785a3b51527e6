import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';

export type Example = {
  text: string;
  topic: string;
  language?: string;
  weight: number;
  /** Sentences of one line are said alike, so they are kept back together. */
  family: string;
};

const here = (file: string) => path.join(import.meta.dirname, file);
/** So many sentences at most are made of one line. */
const mostOfLine = 24;
/** Ordinary sentences that were written for this say more than one of thousands in the lessons. */
const ordinaryWeight = 10;

function madeOf(line: string, random: () => number): string[] {
  const pieces = line.split(/[{}]/).map((piece, i) => (i % 2 === 0 ? [piece] : piece.split('|')));
  const all = pieces.reduce((product, { length }) => product * length, 1);
  const wanted = Math.min(mostOfLine, all);
  const made = new Set<string>();
  for (let tries = 0; tries < wanted * 3 && made.size < wanted; tries++) {
    const text = pieces.map((choices) => choices[Math.floor(random() * choices.length)]).join('');
    made.add(
      text
        .replace(/\s+/g, ' ')
        .replace(/ ([,.!?])/g, '$1')
        .trim(),
    );
  }
  return [...made];
}

/** `corpus/*.txt`: `#language topic`, then a pattern a line, in which `{a|b}` is one of both. */
export function patterns(): Example[] {
  return globSync(here('corpus/*.txt'))
    .sort()
    .flatMap((file) => {
      const random = mulberry32(5);
      let [language, topic] = ['', ''];
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .flatMap((line) => {
          if (line.startsWith('#')) {
            [language = '', topic = ''] = line.slice(1).split(' ');
            return [];
          }
          const texts = madeOf(line, random);
          const weight = (1.5 / Math.sqrt(texts.length)) * (topic === 'ordinary' ? ordinaryWeight : 1);
          return texts.map((text) => ({ text, topic, language, weight, family: line }));
        });
    });
}

/** What a sentence of other people's stories weighs: there are many of them, of all kinds. */
const storyWeight = 12;

type Labelled = { text: string; topic?: string; language?: string };
export const fixture = (name: string): Labelled[] =>
  JSON.parse(readFileSync(here(`../src/fixtures/${name}.json`), 'utf8'));

/** The sentences that may be looked at; `keep` and `locked` are held back. */
export function sentencesInSight(): Example[] {
  const of = (name: string, topic?: string, weight = 1) =>
    fixture(name).map((one) => ({
      ...one,
      topic: topic ?? one.topic ?? 'unknown',
      weight,
      family: one.text,
    }));
  return [
    ...['build', 'tried', 'open'].flatMap((half) => of(`must-not-pass-${half}`)),
    ...['build', 'tried', 'open'].flatMap((half) => of(`ordinary-${half}`, 'ordinary', ordinaryWeight)),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Stories of all countries and subjects that the studio learns from: what teachers, pupils and parents write. */
export async function ordinaryStories(folder: 'learned' | 'held-out'): Promise<Example[]> {
  const { labelledStories, textOf }: typeof import('../../studio/src/write/fixtures/labelled-stories.ts') =
    await import(here('../../studio/src/write/fixtures/labelled-stories.ts'));
  return labelledStories(folder)
    .filter(({ kind }) => !/^(?:grave|sad)/.test(kind))
    .map((story) => {
      const text = textOf(story);
      return { text, topic: 'ordinary', weight: storyWeight, family: text };
    });
}

/** What the house shows itself: all lessons and all sample stories. */
export async function textsOfTheHouse(): Promise<Example[]> {
  const write = here('../../studio/src/write/');
  const stories = await Promise.all(
    ['free-stories', 'known-stories', 'twelve-stories'].map(
      async (name): Promise<unknown> => import(`${write}fixtures/${name}.ts`),
    ),
  );
  const lessons = globSync(`${write}packs/*/*.json`)
    .sort()
    .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  const texts = new Set(textsIn([lessons, stories.map((story) => ({ ...(story as object) }))]));
  return [...texts].map((text) => ({ text, topic: 'ordinary', weight: 1, family: text }));
}
