import { fillIn, textsOf } from '../language/language.ts';
import { leavesNothingOpen } from './items/nothing-open.ts';
import { isSum, standsAlone } from './items/stands-alone.ts';
import { ofTalk, statementsOf } from './items/statements.ts';
import { datedYear, pointsBack, teachesTheLesson } from './items/teaching.ts';
import { isDark } from './reading/reading.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';
import { isOfLesson, lessonWords } from './story/section.ts';
import { type Token, tagSentence } from './story/tagger.ts';
import { splitSentences } from './text/sentences.ts';
import { plainWords, singular } from './text/words.ts';

const factWords = { min: 5, max: 32 };
const factLetters = 400;

/**
 * What a story states of the world, most striking first: sentences that stand alone, and what its people say of it. What only
 * happened in the story is no fact.
 */
export function storyFacts(all: StorySentence[], story: Story): string[] {
  if (story.danger) return [];
  const sentences = all.filter(({ mood }) => !isDark(mood));
  const { facts } = textsOf(story.language);
  // What somebody says stays theirs on a card; what they explain is told.
  const scored = statementsOf(
    sentences.filter(({ quote }) => !quote),
    story,
  )
    .map((sentence) => ({ sentence, score: factScore(sentence, story) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence.text);
  const said = sentences.flatMap((sentence) => {
    const { quote } = sentence;
    if (!quote?.speaker || !isOfLesson(sentence, story)) return [];
    // Where the whole of it leans on something, a part may stand alone.
    const whole = quote.spoken.join(' ');
    const text = [whole, ...splitSentences(whole)].find((one) => isFactWhenSaid(one, story));
    return text ? [fillIn(facts.says, { name: quote.speaker, text })!] : [];
  });
  const seen = new Set<string>();
  return [...scored.slice(0, 4), ...said.slice(0, 1), ...scored.slice(4), ...said.slice(1)]
    .filter((fact) => fact.length <= factLetters)
    .filter((fact) => {
      const key = plainWords(fact).join(' ') || fact;
      return !seen.has(key) && seen.add(key);
    });
}

/** Whether an English sentence can be read by itself, and has a word of what the lesson is about. */
const isAboutTheLesson = (text: string, tokens: readonly Token[], story: Story) => {
  const words = lessonWords(story);
  const ofConcept = new Set(plainWords(story.concept).map(singular));
  return (
    leavesNothingOpen(text, tokens, ofConcept) &&
    (datedYear.test(text) || isSum(text) || plainWords(text).some((word) => words.has(singular(word))))
  );
};

/** "It is strong" or "Use two of them" tells nobody who was not there. */
const ofTheMoment =
  /^[^,]*(?<!\p{L})(?:it|them)(?!\p{L})|^(?:In|On|At|After|Before) (?:\p{L}+ ){1,3}they(?!\p{L})|(?<!\p{L})(?:him|here|now|today|tonight|tomorrow|yesterday)(?!\p{L})/iu;

function isFactWhenSaid(text: string, story: Story): boolean {
  if (!/[.।]$/.test(text) || ofTalk.test(text) || plainWords(text).length <= 4 || pointsBack.test(text))
    return false;
  if (story.language !== 'en') return true;
  // "The count is ring 11, creek 14": what somebody has counted.
  if ((text.match(/\d+|(?<!\p{L})(?:ten|hundred)(?!\p{L})/giu) ?? []).length > 1 && !isSum(text))
    return false;
  const tokens = tagSentence(text);
  return (
    !ofTheMoment.test(text) &&
    !ofThePlot.test(text) &&
    standsAlone({ text, tokens }) &&
    isAboutTheLesson(text, tokens, story)
  );
}

const isOfTheWorld = ({ text, tokens }: StorySentence, story: Story) =>
  !ofThePlot.test(text) && isAboutTheLesson(text, tokens, story);

/** Where the story plays and what all its people do, or a step that is counted: nothing of the world outside it. */
const ofThePlot =
  /^you see,|^(?:In|On|At) (?:the (?:middle|village|town|corner|front)|one|break|this|that)(?!\p{L})|^(?:one|two|three|four|five|six|first|second|third|last), |(?<!\p{L})(?:everybody|everyone|somebody|someone|nobody) \p{L}+(?:ed|s)(?!\p{L})|(?<!\p{L})(?:this|(?:in|on|at|of|with|without|to|from|by|for) that) (?!is|are|was|were|the|a)\p{L}{2,}|, that(?:['’]s| is)(?!\p{L})|(?<!\p{L})(?:(?<!is )something|all those|all these)(?!\p{L})|\(/iu;

/** How well a sentence stands alone as a fact; 0 for one that does not. */
function factScore(sentence: StorySentence, story: Story): number {
  const { kind, text, words, amounts } = sentence;
  if (!teachesTheLesson(sentence, story)) return 0;
  if (story.language === 'en' && !isOfTheWorld(sentence, story)) return 0;
  if (words < factWords.min || words > factWords.max || kind === 'question') return 0;
  const striking =
    /\b(?:most|more than|largest|longest|only|every|never|first|hundreds|thousands|millions|biggest|oldest|fastest|without)\b/i.test(
      text,
    );
  return (
    (kind === 'definition' ? 1 : 2) +
    (striking ? 1.5 : 0) +
    (amounts.length > 0 ? 1 : 0) +
    (kind === 'cause' ? 0.5 : 0)
  );
}
