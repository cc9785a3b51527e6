import { textWidth } from '../text/words.ts';
import type { StorySentence } from './analyse-story.ts';

/** Letters of story that fill a comic of two to four pages. */
const widthPerPart = 1_100;
const sentencesPerPart = 4;
export const maxParts = 6;

/** How many comics a story fills when nothing else is known: 1 to 6. */
export function naturalPartCount(sentences: StorySentence[]): number {
  const width = sentences.reduce((sum, s) => sum + textWidth(s.text), 0);
  const byLength = Math.round(width / widthPerPart);
  return Math.max(1, Math.min(maxParts, byLength, Math.floor(sentences.length / sentencesPerPart)));
}

/**
 * Cuts a story into `count` runs of sentences, where the words of neighbours have least in common, keeping
 * the runs of similar length. A run is empty only when there are fewer sentences than runs.
 */
export function cutStory(sentences: StorySentence[], count: number): StorySentence[][] {
  const total = sentences.reduce((sum, s) => sum + s.words + 1, 0);
  const ends = sentences.map(
    (
      (sum) => (s: StorySentence) =>
        (sum += s.words + 1)
    )(0),
  );
  const cuts = [0];
  for (let part = 1; part < count; part++) {
    const from = cuts.at(-1)! + 1;
    const to = sentences.length - (count - part);
    let best = Math.min(from, sentences.length);
    let bestCost = Number.POSITIVE_INFINITY;
    for (let at = from; at <= to; at++) {
      const cost = overlap(sentences, at) + Math.abs(ends[at - 1]! / total - part / count) * count * 2;
      if (cost < bestCost) [best, bestCost] = [at, cost];
    }
    cuts.push(best);
  }
  return cuts.map((start, i) => sentences.slice(start, cuts[i + 1] ?? sentences.length));
}

/** An author who begins a paragraph begins a thought: a cut elsewhere must be worth it. */
const paragraphCost = 0.8;

/** How much the two sentences before a border share with the two after it, 0 to 1; people and terms count. */
function overlap(sentences: StorySentence[], at: number): number {
  const topics = (list: StorySentence[]) => new Set(list.flatMap((s) => [...s.terms, ...s.people]));
  const left = topics(sentences.slice(Math.max(0, at - 2), at));
  const right = topics(sentences.slice(at, at + 2));
  const both = [...right].filter((topic) => left.has(topic)).length;
  const opensWithPronoun = /^(?:he|she|it|they|his|her|their|its|this|that|these|but|so|and|then)\b/i.test(
    sentences[at]!.text,
  )
    ? 0.6
    : 0;
  const insideParagraph = sentences[at]!.paragraph === sentences[at - 1]?.paragraph ? paragraphCost : 0;
  return both / Math.sqrt(left.size * right.size || 1) + opensWithPronoun + insideParagraph;
}
