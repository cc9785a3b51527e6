import { fillIn, textsOf } from '../language/language.ts';
import { isDark } from './reading/reading.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';
import { plainWords } from './text/words.ts';

const factWords = { min: 5, max: 32 };
const factLetters = 400;

/**
 * What a story states of the world, most striking first: sentences that stand alone, and what its people say. What only
 * happened in the story is no fact.
 */
export function storyFacts(all: StorySentence[], story: Story): string[] {
  if (story.danger) return [];
  const sentences = all.filter(({ mood }) => !isDark(mood));
  const { facts } = textsOf(story.language);
  const scored = sentences
    .map((sentence) => ({ sentence, score: factScore(sentence, story.people.length > 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence.text);
  const said = sentences.flatMap(({ quote }) => {
    const text = quote?.spoken.join(' ');
    return text &&
      quote?.speaker &&
      /[.।]$/.test(text) &&
      plainWords(text).length > 4 &&
      !pointsBack.test(text)
      ? [fillIn(facts.says, { name: quote.speaker, text })!]
      : [];
  });
  const seen = new Set<string>();
  return [...scored.slice(0, 4), ...said.slice(0, 1), ...scored.slice(4), ...said.slice(1)]
    .filter((fact) => fact.length <= factLetters)
    .filter((fact) => {
      const key = plainWords(fact).join(' ') || fact;
      return !seen.has(key) && seen.add(key);
    });
}

/** Words that point back to a sentence that the reader of a single fact does not have. */
const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|we|our|so|but|and|or|then|now|there|here|for example|for instance|therefore|as a result|on the other hand|at the end|in the end|instead|also|both|another|one|some|others|the (?:same|other|second|third|last|next)|at last|because (?:it|they|he|she)|él|ella|ellos|eso|esto|esta|este|pero|y|así|luego|después|il|elle|ils|elles|ce|cela|cette|mais|et|puis|alors|ensuite|er|sie|es|das|dies|aber|und|dann|danach|doch|वह|वे|यह|ये|उसने|उन्होंने|उसकी|उसका|लेकिन|और|फिर|तब|इसलिए)(?![\p{L}\p{M}])/iu;

/** How well a sentence stands alone as a fact; 0 for one that does not. */
function factScore(
  { kind, text, words, named, amounts, quote, firstPerson, setsScene }: StorySentence,
  ofPeople: boolean,
): number {
  if (quote || text.includes('"') || firstPerson || pointsBack.test(text)) return 0;
  if (named.length === 0 && /\b(?:he|she|they|him|them|his|her|their|you)\b/i.test(text)) return 0;
  if (words < factWords.min || words > factWords.max || kind === 'question') return 0;
  const striking =
    /\b(?:most|more than|largest|longest|only|every|never|first|hundreds|thousands|millions|biggest|oldest|fastest|without)\b/i.test(
      text,
    );
  // In a story of people "The ground shook" is a moment; "Light travels fast" is a fact.
  const moment = ofPeople && setsScene && amounts.length === 0 && kind !== 'definition';
  const states = !moment && /^(?:definition|fact|cause|number|example|step)$/.test(kind);
  if (!states) return 0;
  return (
    2 +
    (striking ? 1.5 : 0) +
    (amounts.length > 0 ? 1 : 0) +
    (kind === 'definition' ? 1 : 0) +
    (kind === 'cause' ? 0.5 : 0)
  );
}
