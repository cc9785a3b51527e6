import type { Story } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { capitalise } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, type ItemSource } from './item-source.ts';

export type Cause = { cause: string; effect: string };

/** "Because A, B." and "B because A." taken apart; undefined for any other sentence. */
export function findCause(text: string): Cause | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[.!]+$/, '');
  const first = /^Because (.{8,}?), (.{8,})$/i.exec(plain);
  if (first) return { cause: first[1]!, effect: first[2]! };
  const last = /^(.{8,}?),? because (.{8,})$/i.exec(plain);
  return last && !/^of\b/.test(last[2]!) ? { effect: last[1]!, cause: last[2]! } : undefined;
}

/** Why something is so; the other reasons are other things the story tells. */
export function causeItems({ sentences, story, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const found = findCause(sentence.text);
    if (!found) return [];
    const pool = story.sentences
      .filter(
        (s) =>
          s.index !== sentence.index &&
          /^(?:fact|cause|narrative|number|step)$/.test(s.kind) &&
          s.words <= 16,
      )
      .filter(
        (s) => !/^(?:then|next|later|finally|so|but|and|after|because|therefore|as a result)\b/i.test(s.text),
      )
      .map((s) => asReason(findCause(s.text)?.cause ?? s.text, story));
    const key = asReason(found.cause, story);
    const distractors = chooseDistractors(key, pool, random);
    if (!distractors) return [];
    return [
      {
        kind: 'cause',
        question: `The comic says: "${capitalise(found.effect)}." Why?`,
        key,
        distractors,
        difficulty: 'hard' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, 700),
      },
    ];
  });
}

function asReason(clause: string, story: Story): string {
  const start = staysCapital(clause, story) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  return `Because ${start.replace(/[.!?]+$/, '')}.`.slice(0, 200);
}

/** A first word that is capital inside another sentence too is a name. */
export function staysCapital(clause: string, { people, sentences }: Story): boolean {
  const first = /^[\p{L}']+/u.exec(clause)?.[0] ?? '';
  if (/^I$|^I'|^\p{Lu}{2}/u.test(first) || people.some((name) => clause.startsWith(name))) return true;
  return sentences.some((s) => s.tokens.slice(1).some((t) => t.text === first && t.pos === 'PROPN'));
}
