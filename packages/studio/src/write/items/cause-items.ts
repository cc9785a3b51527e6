import { fillIn } from '../../language/language.ts';
import type { LanguageTexts } from '../../language/language-texts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { nearTopic } from '../story/near-topic.ts';
import type { Cause } from '../story/reader.ts';
import { sentenceFactId } from '../story/section.ts';
import { tagSentence } from '../story/tagger.ts';
import { capitalise, escapeRegExp, plainWords, singular } from '../text/words.ts';
import { gapsOf, leastRivals, mostTempting, ofTheStory, showsTheLesson } from './gap-items.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, fitsOption, type ItemSource } from './item-source.ts';
import { hasClause } from './stands-alone.ts';
import { isTeaching, teachesTheLesson } from './teaching.ts';
import { staysCapital, whyQuestion } from './why-question.ts';

/** Sentences that begin like this go on from another and are no reason by themselves. */
const goesOn =
  /^(?:then|next|later|finally|so|but|and|after|because|therefore|as a result|luego|después|pero|y|puis|ensuite|mais|et|dann|danach|aber|und|doch|फिर|लेकिन|और|तब)(?![\p{L}\p{M}])/iu;

/** Why something is so; the other reasons are other things the story tells. */
export function causeItems({ sentences, story, texts, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const { cause } = sentence;
    if (!cause) return [];
    if (story.language === 'en' && !isAskable(sentence, story)) return [];
    const key = asReason(cause.cause, story, texts);
    const changed = falseReasons(sentence, story).map((reason) => asReason(reason, story, texts));
    const others = story.sentences.filter((s) => s.index !== sentence.index);
    // Another reason of the story tempts most; a step or a number is no reason for anything.
    const reasons = others.filter((s) => s.cause && isOneReason(s.cause.cause, s, story));
    const statements = others.filter((s) => !s.cause && isReason(s) && isOfOneKind(s, sentence, story));
    const pool = [...reasons.map((s) => s.cause!.cause), ...statements.map((s) => s.text)]
      .slice(0, 6)
      .map((reason) => asReason(reason, story, texts));
    const distractors =
      chooseDistractors(key, changed, random) ??
      chooseDistractors(key, pool, random, Math.max(2, Math.min(3, pool.length)));
    if (!distractors) return [];
    return [
      {
        kind: 'cause',
        question: askWhy(sentence, story, texts.questions.why),
        key,
        distractors,
        difficulty: 'hard' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

/** The reason of a sentence made false: with what a learner mixes up with one of its things. English. */
function falseReasons({ text, cause }: StorySentence, story: Story): string[] {
  if (story.language !== 'en' || !cause) return [];
  const tokens = tagSentence(cause.cause);
  const near = nearTopic(`${story.concept} ${text}`);
  const ofQuestion = new Set(plainWords(cause.effect).map(singular));
  const weigh = (word: string) => near(singular(word)) ?? 0;
  const [gap] = gapsOf({ tokens, amounts: [] })
    .filter(({ key, rivals }) => rivals.length >= leastRivals && !ofQuestion.has(singular(key)))
    .sort((a, b) => weigh(b.key) - weigh(a.key));
  if (!gap) return [];
  const rivals = gap.rivals.filter((rival) => !ofQuestion.has(singular(rival)));
  return mostTempting(rivals, near).map((rival) =>
    cause.cause.replace(new RegExp(`(?<!\\p{L})${escapeRegExp(gap.key)}(?!\\p{L})`, 'u'), rival),
  );
}

/** The question for the reason of a sentence; `template` quotes the effect where no question can be built from it. */
const askWhy = (sentence: StorySentence, story: Story, template: string): string =>
  whyQuestion(sentence, story) ??
  fillIn(template, { effect: capitalise(sentence.cause!.effect.replace(/^(?:next|then|finally), /i, '')) })!;

const opensWithPronoun = /^(?:it|they|he|she|this|that|these|those|there|her|his|their|its)\b/i;

/** A why-question leaves no pronoun open: its own is named, or the whole is quoted. */
const isAskable = (sentence: StorySentence, story: Story) =>
  (teachesTheLesson(sentence, story) || showsTheLesson(sentence, '', story)) &&
  !ofTheStory.test(sentence.text) &&
  whyQuestion(sentence, story) !== undefined &&
  isOneReason(sentence.cause!.cause, sentence, story);

/** What is told of the same things, and always so, as what is asked about. */
const isOfOneKind = (s: StorySentence, sentence: StorySentence, story: Story) =>
  story.language !== 'en' ||
  (isTeaching(s, story) &&
    s.amounts.length === 0 &&
    !/\b(?:so that|, so)\b/.test(s.text) &&
    s.terms.some((key) => sentence.terms.includes(key)));

const isReason = (s: StorySentence) =>
  /^(?:fact|cause|narrative|number)$/.test(s.kind) &&
  s.tokens[0]?.pos !== 'VERB' &&
  s.words <= 16 &&
  fitsOption(s) &&
  !goesOn.test(s.text);

/** A reason that a reader could take for the one that is asked for: a clause that leaves nothing open. */
const isOneReason = (clause: string, sentence: StorySentence, { language }: Story) =>
  !opensWithPronoun.test(clause) &&
  (language !== 'en' || (hasClause(tagSentence(clause)) && !sentence.firstPerson && !ofPeople.test(clause)));
const ofPeople = /(?<!\p{L})(?:he|she|him|his|her|I|me|my|we|us|our|you)(?!\p{L})/iu;

/** A clause as the answer to "Why?". */
export function asReason(clause: string, story: Story, texts: LanguageTexts): string {
  const start = staysCapital(clause, story) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  return fillIn(texts.questions.because, { cause: start.replace(/[.!?।]+$/u, '') })!.slice(0, 200);
}

/** "Thick lava traps gas, so the pressure grows." taken apart; undefined for any other sentence. English. */
export function consequenceOf({ text, quote }: StorySentence): Cause | undefined {
  if (quote || text.includes('"')) return undefined;
  const match = /^([^,]{8,}), so (?!that\b)([^,]{8,})[.!]$/.exec(text);
  return match ? { cause: match[1]!, effect: match[2]! } : undefined;
}

/** What follows from what is told; the others are told of something else. English. */
export function consequenceItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const template = texts.questions.consequence;
  if (!template) return [];
  return sentences.flatMap((sentence): Item[] => {
    const found = consequenceOf(sentence);
    if (!found || !teachesTheLesson(sentence, story) || opensWithPronoun.test(found.effect)) return [];
    const pool = story.sentences
      .filter((s) => s.index !== sentence.index && fitsOption(s) && isTeaching(s, story) && !s.definition)
      .map((s) => consequenceOf(s)?.effect ?? s.cause?.effect ?? s.text)
      .filter((text) => !opensWithPronoun.test(text) && !/\b\d/.test(text))
      .map(asSentence);
    const distractors = chooseDistractors(asSentence(found.effect), pool, random);
    if (!distractors) return [];
    return [
      {
        kind: 'consequence',
        question: fillIn(template, { cause: asSentence(found.cause) })!,
        key: asSentence(found.effect),
        distractors,
        difficulty: 'hard',
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

const asSentence = (clause: string) => `${capitalise(clause.replace(/[.!]+$/, ''))}.`;
