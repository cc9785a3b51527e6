import { fillIn } from '../../language/language.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { nearTopic } from '../story/near-topic.ts';
import { isOfLesson, lessonWords, sentenceFactId } from '../story/section.ts';
import type { Token } from '../story/tagger.ts';
import { plainWords, singular } from '../text/words.ts';
import { contrastsOf } from './contrast-sets.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, type ItemSource } from './item-source.ts';
import { saysWhatItMeans } from './nothing-open.ts';
import { standsAlone } from './stands-alone.ts';
import { datedYear, personsOf, pointsBack, teachesTheLesson } from './teaching.ts';

/** Sentences in this range are long enough to think about and short enough to read. */
const gapWords = { min: 6, max: 24 };
/** A word that has less to do with the topic is no word of the lesson. */
const leastNear = 0.25;
/** Wrong words beside the right one. */
export const leastRivals = 3;

/** A sentence of the comic with a word of the lesson left out; the others are what a learner tells apart from it. English. */
export function gapItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const near = nearTopic(story.concept);
  const ofLesson = lessonWords(story);
  const weightOf = (word: string) => (ofLesson.has(word) ? 1 : 0) + (near(word) ?? 0);
  const asked = new Set<string>();
  return sentences.filter(isClear).flatMap((sentence): Item[] => {
    const [best] = gapsOf(sentence)
      .filter(({ rivals }) => rivals.length >= leastRivals)
      .map((gap) => ({ ...gap, weight: weightOf(singular(gap.key.toLowerCase())) }))
      .filter(({ key, weight }) => weight >= leastNear && !asked.has(singular(key)))
      .filter(({ key }) => isTaught(sentence, story) || showsTheLesson(sentence, key, story))
      .sort((a, b) => b.weight - a.weight);
    if (!best) return [];
    const { key, at } = best;
    const tempting = mostTempting(best.rivals, nearTopic(`${story.concept} ${sentence.text}`));
    const distractors = chooseDistractors(key, tempting, random);
    if (!distractors) return [];
    asked.add(singular(key));
    const blank = blankAt(sentence, at);
    if (!blank) return [];
    return [
      {
        kind: 'cloze',
        question: fillIn(texts.questions.cloze, { sentence: blank })!,
        key,
        distractors,
        difficulty: 'medium',
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

/** As many of these words as a question needs, those that are nearest to its topic. */
export const mostTempting = (words: readonly string[], near: ReturnType<typeof nearTopic>): string[] =>
  [...words].sort((a, b) => (near(b) ?? 0) - (near(a) ?? 0)).slice(0, leastRivals);

/** A noun of a sentence, where it stands, and what it could be taken for. */
export type Gap = { key: string; at: number; rivals: string[] };

/** The nouns of a sentence that stand by themselves, once, and could be taken for something else. */
export function gapsOf({ tokens, amounts }: Pick<StorySentence, 'tokens' | 'amounts'>): Gap[] {
  const words = tokens.map(({ lower }) => singular(lower));
  const taken = new Set(words);
  return tokens.flatMap((token, at): Gap[] => {
    const { pos, text, lower } = token;
    if (pos !== 'NOUN' || text !== lower) return [];
    // "Has been boiling" is what goes on, and no thing.
    if (/ing$/.test(lower) && /^(?:AUX|PART)$/.test(tokens[at - 1]?.pos ?? '')) return [];
    if (words.filter((word) => word === words[at]).length > 1) return [];
    if (!standsFree(tokens, at) || amounts.some((amount) => amount.toLowerCase().includes(lower))) return [];
    return [{ key: lower, at, rivals: contrastsOf(lower, taken) }];
  });
}

/** "Rain shadow", "half-life" and "straight and firm" are pieces of what is meant, or of a list. */
function standsFree(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  return (
    !/^(?:NOUN|PROPN|NUM)$/.test(before?.pos ?? '') &&
    !/^(?:NOUN|PROPN|PART)$/.test(after?.pos ?? '') &&
    !before?.joins &&
    !after?.joins &&
    before?.text !== '-' &&
    after?.text !== '-' &&
    !/^(?:and|or|,|this|that|these|those)$/.test(before?.lower ?? '') &&
    !(
      /^(?:,|and|or)$/.test(after?.lower ?? '') &&
      /^(?:NOUN|DET|ADJ)$/.test(tokens[at + 2]?.pos ?? '') &&
      isListed(tokens, at)
    )
  );
}

/** "Salt, sugar and milk": one of a row is any of it. */
const isListed = (tokens: readonly Token[], at: number) => {
  const rest = tokens.slice(at + 1);
  const verb = rest.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return verb < 0 || verb > 4;
};

/** Whether a sentence leaves a reader of the comic in no doubt what it is about, and can be read at one go. */
const isClear = (s: StorySentence) =>
  !ofAnybody.test(s.text) &&
  saysWhatItMeans(s.text, s.tokens) &&
  s.words >= gapWords.min &&
  s.words <= gapWords.max &&
  s.kind !== 'quote' &&
  s.kind !== 'question' &&
  !ofTheStory.test(s.text);

/** What plays between the people of a story, who came into it, and what only its readers have before them. */
export const ofTheStory =
  /["()]|(?<!\p{L})(?:this|these|those|(?:in|on|at|of|with|without|to|from|by|for) that) \p{L}|there lived|once upon|(?<!\p{L})(?:dad|mum|mom|mama|papa|baba|grand(?:ma|pa|mother|father)|granny|aunt(?:ie)?|uncle|cousin)(?!\p{L})/iu;

/** Of people in general nearly anything is true. */
const ofAnybody =
  /^(?:(?:some|many|most|all) )?(?:people|everybody|everyone|somebody|someone|nobody)(?!\p{L})/iu;

/** What teaches, and is no deed of somebody known. */
const isTaught = (s: StorySentence, story: Story) =>
  teachesTheLesson(s, story) && (personsOf(s, story).length === 0 || datedYear.test(s.text));

/** A moment of the story that shows its concept, or tells why something of the lesson is so. */
export const showsTheLesson = (s: StorySentence, key: string, story: Story) =>
  standsAlone(s) &&
  !s.firstPerson &&
  !s.setsScene &&
  !pointsBack.test(s.text) &&
  !ofTeller.test(s.text) &&
  isOfLesson(s, story) &&
  (plainWords(story.concept).map(singular).includes(singular(key)) ||
    (tellsWhy.test(s.text) && personsOf(s, story).length === 0));
const ofTeller =
  /(?<!\p{L})(?:I|me|my|mine|we|us|our|you|your|today|tonight|yesterday|he|she|his|her)(?!\p{L})/iu;
const tellsWhy = /(?<!\p{L})(?:because|so that|if|than|but the|not the)(?!\p{L})|, so (?!that)/iu;

/** The sentence with a gap at a word; "an _____" would give away how the word begins. */
function blankAt({ text, tokens }: StorySentence, at: number): string | undefined {
  const word = tokens[at]!.text;
  const before = tokens.slice(0, at).reduce((from, { text: one }) => text.indexOf(one, from) + one.length, 0);
  const start = text.indexOf(word, before);
  if (start < 0) return undefined;
  return `${text.slice(0, start)}_____${text.slice(start + word.length)}`.replace(
    /(?<!\p{L})an? _____/giu,
    (gap) => `${gap[0]}(n) _____`,
  );
}
