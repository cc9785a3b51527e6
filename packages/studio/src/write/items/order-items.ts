import { fillIn } from '../../language/language.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, fitsOption, type ItemSource } from './item-source.ts';

const tellsInOrder = (sentences: StorySentence[]) =>
  sentences.some((s) => s.kind === 'narrative' || s.kind === 'step');

/** Which of four moments comes first, and which last; for a story that tells something in order. */
export function firstAndLastItems({ sentences, texts, random }: ItemSource): Item[] {
  const events = sentences.filter(fitsOption);
  if (events.length < 4 || !tellsInOrder(sentences)) return [];
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

/** What comes right after a moment; the others come at another time. Works in any language. */
export function nextItems({ sentences, texts, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence, i): Item[] => {
    const next = sentences[i + 1];
    if (!next || i % 2 === 1 || !fitsOption(sentence) || !fitsOption(next)) return [];
    const others = sentences.filter((s, at) => Math.abs(at - i) > 1 && fitsOption(s)).map((s) => s.text);
    const distractors = chooseDistractors(next.text, others, random);
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
