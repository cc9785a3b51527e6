import { sentenceFactId } from '../story/section.ts';
import { escapeRegExp } from '../text/words.ts';
import type { Item } from './item.ts';
import type { ItemSource } from './item-source.ts';

/** Who did or said it, for stories with at least three people. */
export function whoItems({ sentences, story }: ItemSource): Item[] {
  if (story.people.length < 3) return [];
  return sentences.flatMap((sentence): Item[] => {
    const who = sentence.quote?.speaker ?? doer(sentence.text, sentence.tokens[1]?.pos, story.people);
    if (!who) return [];
    const question = sentence.quote
      ? `Who says this in the comic? "${sentence.quote.spoken[0]}"`
      : askWho(sentence.text, who);
    if (question.length > 200 || story.people.some((name) => question.includes(name))) return [];
    return [
      {
        kind: 'who',
        question,
        key: who,
        distractors: story.people.filter((name) => name !== who).slice(0, 3),
        difficulty: 'easy',
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, 700),
      },
    ];
  });
}

function doer(text: string, nextPos: string | undefined, people: string[]): string | undefined {
  const name = people.find((person) => text.startsWith(`${person} `));
  return name && !name.includes(' ') && nextPos === 'VERB' ? name : undefined;
}

const askWho = (text: string, name: string) =>
  `${text.replace(new RegExp(`^${escapeRegExp(name)}`), 'Who').replace(/[.!]+$/, '')}?`;
