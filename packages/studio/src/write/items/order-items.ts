import { fillIn } from '../../language/language.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { capitalise } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, fitsOption, type ItemSource } from './item-source.ts';
import { datedYear, isTeaching, personsOf } from './teaching.ts';

/** Words that place a step after another. */
const stepWord =
  /^(?:first|then|next|second|third|on day \w+|for \w+ (?:hours?|days?|weeks?|months?|years?)|in the (?:morning|afternoon|evening)|after(?: that| this|wards| (?:about )?(?:\w+ ){1,4}(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))|later|finally|at last|at the end|luego|después|finalmente|primero|puis|ensuite|enfin|d'abord|dann|danach|zuerst|schließlich|फिर|पहले|अंत में)(?![\p{L}\p{M}])/iu;

/**
 * The sentences that stand in an order a reader can reason out: the steps of a process, or events in years that rise. What
 * happens to come first in a story teaches nothing.
 */
export function orderedSentences({
  sentences,
  story,
}: Pick<ItemSource, 'sentences' | 'story'>): StorySentence[] {
  const dated = sentences.filter((s) => fitsOption(s) && datedYear.test(s.text));
  const years = dated.map(({ text }) => yearOf(text));
  if (dated.length >= leastOrdered && years.every((year, i) => i === 0 || year > years[i - 1]!)) return dated;
  const steps = sentences.filter(
    (s) => fitsOption(s) && stepWord.test(s.text) && !s.firstPerson && personsOf(s, story).length === 0,
  );
  const first = steps[0] && sentences[sentences.indexOf(steps[0]) - 1];
  const opens = first && fitsOption(first) && !first.definition && isTeaching(first, story) ? [first] : [];
  return steps.length >= leastSteps && !/\b(?:he|she)\b/i.test(steps.map((s) => s.text).join(' '))
    ? [...opens, ...steps]
    : [];
}

const leastOrdered = 4;
const leastSteps = 3;

function yearOf(text: string): number {
  const [found] = datedYear.exec(text)!;
  return Number.parseInt(found, 10) * (/BC/.test(found) ? -1 : 1);
}

const withoutStepWord = (text: string) => capitalise(text.replace(stepWord, '').replace(/^[,:]?\s+/u, ''));

/** Which of four steps comes first, and which last; for a story that tells a process or dated events. */
export function firstAndLastItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const steps = orderedSentences({ sentences, story });
  // A year, or "then" at its head, tells where a sentence belongs.
  const events = steps.map((step) => ({ ...step, text: withoutStepWord(step.text) }));
  if (events.length < leastOrdered || events.some(({ text }) => datedYear.test(text))) return [];
  const make = (kind: 'first' | 'last', key: StorySentence, others: StorySentence[]): Item[] => {
    const distractors = chooseDistractors(
      key.text,
      others.map((s) => s.text),
      random,
    );
    if (!distractors) return [];
    const why = kind === 'first' ? texts.questions.firstWhy : texts.questions.lastWhy;
    return [
      {
        kind,
        question: texts.questions[kind],
        key: key.text,
        distractors,
        difficulty: 'hard',
        factId: sentenceFactId(key),
        explanation: fillIn(why, { sentence: key.text })!.slice(0, explanationMax),
      },
    ];
  };
  return [
    ...make('first', events[0]!, events.slice(1)),
    ...make('last', events.at(-1)!, events.slice(0, -1)),
  ];
}

/** What comes right after a step of a process; the others are other steps. */
export function nextItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const steps = orderedSentences({ sentences, story });
  return steps.flatMap((sentence, i): Item[] => {
    const next = steps[i + 1];
    if (!next || next.index - sentence.index !== 1 || datedYear.test(sentence.text)) return [];
    const others = steps.filter((_, at) => Math.abs(at - i) > 1).map((s) => s.text);
    const distractors = chooseDistractors(next.text, others, random, 2);
    if (!distractors) return [];
    return [
      {
        kind: 'next',
        question: fillIn(texts.questions.next, { sentence: sentence.text })!,
        key: next.text,
        distractors,
        difficulty: 'hard',
        factId: sentenceFactId(next),
        explanation: `${sentence.text} ${next.text}`.slice(0, explanationMax),
      },
    ];
  });
}
