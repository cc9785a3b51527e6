import type { Faq } from '@panelwise/contracts/domain/learning';
import { fillIn, textsOf } from '../language/language.ts';
import type { Pair } from '../language/language-texts.ts';
import { asReason, consequenceOf } from './items/cause-items.ts';
import { howManyQuestion, whatQuestion, whenQuestion } from './items/fact-questions.ts';
import { statementsOf } from './items/statements.ts';
import { definitionOf, isPersonsName, pointsBack, teachesTheLesson } from './items/teaching.ts';
import { askOf } from './items/why-question.ts';
import { isDark } from './reading/reading.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';
import { capitalise } from './text/words.ts';

const answerMax = 1_000;
const questionMax = 300;

/** Questions that a learner asks about what a story teaches, answered in its own words; the most telling kinds first. */
export function storyFaqs(told: StorySentence[], story: Story): Faq[] {
  if (story.danger) return [];
  const sentences = statementsOf(
    told.filter(({ mood }) => !isDark(mood)),
    story,
  );
  const asked = askedFaqs(told, story);
  const meanings = meaningFaqs(sentences, story);
  const reasons = reasonFaqs(sentences, story);
  const facts = factFaqs(sentences, story);
  // Two of the first kinds, then a little of everything: five times "What is …?" is a word list.
  const all = [
    ...asked.slice(0, 2),
    ...meanings.slice(0, 2),
    ...reasons.slice(0, 2),
    ...facts.slice(0, 2),
    ...meanings.slice(2),
    ...reasons.slice(2),
    ...facts.slice(2),
  ];
  return all
    .map(([question, answer]) => ({ question, answer }))
    .filter(({ question, answer }) => question.length <= questionMax && answer.length <= answerMax);
}

/** What somebody of the story asks, and the reason that somebody else gives at once. English. */
function askedFaqs(told: StorySentence[], story: Story): Pair[] {
  if (story.language !== 'en') return [];
  return told.flatMap(({ quote, mood }, at): Pair[] => {
    const question = quote?.spoken.join(' ').replace(/, \p{Lu}\p{L}+(?=\?$)/u, '');
    const next = told[at + 1];
    const answer = next?.quote?.spoken.join(' ');
    if (!question || !answer || isDark(mood) || isDark(next!.mood)) return [];
    if (next!.quote!.speaker === undefined || next!.quote!.speaker === quote!.speaker) return [];
    if (!wholeWhy.test(question) || !/^Because (?!of )\p{L}/u.test(answer) || opensPronoun.test(answer))
      return [];
    return [[question, /[.!]$/.test(answer) ? answer : `${answer.replace(/,$/, '')}.`]];
  });
}

/** A question of its own, about nobody who is only pointed at. */
const wholeWhy =
  /^Why (?!not\?)(?=(?:\S+ ){2})(?!.*(?<!\p{L})(?:he|she|him|her|his|they|them|this|that|it|did|was|were|I|me|my)(?!\p{L}))[^?]{6,90}\?$/u;
const opensPronoun = /^Because (?:he|she|they|this|that|I|my)(?!\p{L})/u;

function meaningFaqs(sentences: StorySentence[], story: Story): Pair[] {
  const { faqs } = textsOf(story.language);
  return sentences.flatMap((sentence): Pair[] => {
    // What is said is asked about as a statement of its own.
    const definition = sentence.quote ? undefined : definitionOf(sentence, story);
    // "When it reaches the surface, it is called lava" answers nobody who has not read the line before.
    if (!definition || /^\w+ (?:it|they) /.test(sentence.text)) return [];
    // "She explained that …" is there once more, without her.
    if (story.language === 'en' && pointsBack.test(sentence.text)) return [];
    if (isPersonsName(definition.term, story))
      return story.language === 'en' && definition.question
        ? [[definition.question.replace(/^What /, 'Who '), sentence.text]]
        : [];
    return [[definition.question ?? fillIn(faqs.meaning, { term: definition.term })!, sentence.text]];
  });
}

/** Why something is so, or what it is done for; only where a question can be built that a learner would ask. */
function reasonFaqs(sentences: StorySentence[], story: Story): Pair[] {
  const texts = textsOf(story.language);
  return sentences.flatMap((sentence): Pair[] => {
    const purpose = purposeOf(sentence);
    if (purpose && teachesTheLesson(sentence, story)) {
      const question = askOf('Why', { effect: purpose }, sentence, story);
      return question ? [[question, sentence.text]] : [];
    }
    const cause = sentence.cause ?? (story.language === 'en' ? consequenceOf(sentence) : undefined);
    if (!cause || (story.language === 'en' && !teachesTheLesson(sentence, story))) return [];
    const question =
      story.language === 'en'
        ? askOf('Why', cause, sentence, story)
        : fillIn(texts.faqs.why, { effect: capitalise(cause.effect) });
    if (!question || (story.language === 'en' && leavesOpen.test(question))) return [];
    return [[question, asReason(cause.cause, story, texts)]];
  });
}

/** "Why does she decide about it?", "Why is the house different?" */
const leavesOpen =
  /(?<!\p{L})(?:it|them|this|that|these|those|now|dad|mum|mom)(?!\p{L})|(?<!\p{L})(?:different|so)\?$/iu;

/** How many, when, and what something does: asked of sentences that answer it whole. */
const factFaqs = (sentences: StorySentence[], story: Story): Pair[] =>
  sentences.flatMap((sentence): Pair[] => {
    if (!teachesTheLesson(sentence, story)) return [];
    const asked =
      howManyQuestion(sentence, story) ?? whenQuestion(sentence, story) ?? whatQuestion(sentence, story);
    return asked ? [[asked.question, sentence.text]] : [];
  });

/** What is done for something: "Workers cut the curd so that the whey can run out." English. */
const purposeOf = ({ text, quote }: StorySentence) =>
  quote ? undefined : /^(.{8,}?),? so that .{8,}[.!]$/.exec(text)?.[1];
