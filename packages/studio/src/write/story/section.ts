import { plainWords, singular } from '../text/words.ts';
import type { Story, StorySentence } from './analyse-story.ts';
import { leastTermWeight } from './term-weight.ts';
import type { Term } from './terms.ts';

/** The fact id of a story sentence, as panels and questions carry it. */
export const sentenceFactId = (sentence: Pick<StorySentence, 'index'>) => `s${sentence.index}`;

/** The story's terms that stand in these sentences, best for them first: defined here, frequent here. */
export function sectionTerms(sentences: StorySentence[], story: Story): Term[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const key of sentence.terms) counts.set(key, (counts.get(key) ?? 0) + 1);
  const defined = new Set(
    sentences.flatMap((s) => (s.definition ? [singular(s.definition.term.toLowerCase())] : [])),
  );
  const here = story.terms.filter((term) => counts.has(term.key));
  const score = (term: Term) => counts.get(term.key)! + term.score / 4 + (defined.has(term.key) ? 3 : 0);
  const ranked = [...here].sort((a, b) => score(b) - score(a) || a.first - b.first);
  // "savings" beside "savings account" says the same twice.
  return ranked.filter(
    (term, i) => !ranked.slice(0, i).some((other) => ` ${other.key} `.includes(` ${term.key} `)),
  );
}

/** The terms of these sentences that are worth showing to a learner as key terms, the best first. */
export const keyTermsOf = (sentences: StorySentence[], story: Story): Term[] =>
  sectionTerms(sentences, story).filter(
    ({ score, ofLesson, count }) => (ofLesson || count > 1) && score >= leastTermWeight,
  );

/** Whether a sentence has a word of what the lesson is about in it, or somebody grown explains it in the story. */
export const isOfLesson = (sentence: StorySentence, story: Story): boolean =>
  sentence.definition !== undefined ||
  sentence.taught === true ||
  /\b(?:is|are|was|were) called\b/.test(sentence.text) ||
  story.terms.some(
    ({ key, ofLesson, score }) =>
      (ofLesson || (story.language === 'en' && score >= leastTermWeight)) && sentence.terms.includes(key),
  );

/** The words of what a lesson is about, in the singular: those of its concept, and of terms that belong to it. */
export const lessonWords = ({ concept, terms }: Pick<Story, 'concept' | 'terms'>): Set<string> =>
  new Set([
    ...plainWords(concept).map(singular),
    ...terms.filter((term) => term.ofLesson).flatMap(({ key }) => key.split(' ')),
  ]);
