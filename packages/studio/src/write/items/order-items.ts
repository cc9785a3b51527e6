import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import type { Item } from './item.ts';
import { chooseDistractors, type ItemSource } from './item-source.ts';

const optionMax = 150;
const asOption = (s: StorySentence) =>
  s.text.length <= optionMax && s.text.length >= 8 && s.kind !== 'question';

/** Which of four moments comes first; for a story that tells something in order. */
export function firstItems({ sentences, random }: ItemSource): Item[] {
  const events = sentences.filter((s) => asOption(s) && !s.quote);
  if (events.length < 4 || !sentences.some((s) => s.kind === 'narrative' || s.kind === 'step')) return [];
  const [first, ...later] = events;
  const distractors = chooseDistractors(
    first!.text,
    later.map((s) => s.text),
    random,
  );
  if (!distractors) return [];
  return [
    {
      kind: 'first',
      question: 'Which of these comes first in the comic?',
      key: first!.text,
      distractors,
      difficulty: 'hard',
      factId: sentenceFactId(first!),
      explanation: `The comic begins with it: ${first!.text}`.slice(0, 700),
    },
  ];
}

/** What comes right after a moment; the others come at another time. Works in any language. */
export function nextItems({ sentences, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence, i): Item[] => {
    const next = sentences[i + 1];
    if (!next || i % 2 === 1 || !asOption(sentence) || !asOption(next) || sentence.quote) return [];
    const others = sentences.filter((s, at) => Math.abs(at - i) > 1 && asOption(s)).map((s) => s.text);
    const distractors = chooseDistractors(next.text, others, random);
    if (!distractors) return [];
    return [
      {
        kind: 'next',
        question: `What comes right after this in the comic? "${sentence.text.replace(/"/g, "'")}"`,
        key: next.text,
        distractors,
        difficulty: 'hard',
        factId: sentenceFactId(next),
        explanation: `${sentence.text} ${next.text}`.slice(0, 700),
      },
    ];
  });
}
