import { fillIn } from '../../language/language.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { wordCount } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, type ItemSource, optionMax } from './item-source.ts';

const leastWords = 3;
const spokenIn = ({ quote }: StorySentence) => quote?.spoken.join(' ') ?? '';
const fits = (text: string) => text.length <= optionMax && wordCount(text) >= leastWords;

/** What somebody says to what was said before; the others are said elsewhere. For stories that talk more than they tell. */
export function replyItems({ sentences, texts, random }: ItemSource): Item[] {
  const talk = sentences.filter((sentence) => sentence.quote?.speaker);
  return talk.flatMap((reply, i): Item[] => {
    const before = talk[i - 1];
    const [key, text] = [spokenIn(reply), before ? spokenIn(before) : ''];
    if (!before || reply.index - before.index !== 1 || before.quote!.speaker === reply.quote!.speaker)
      return [];
    if (!fits(key) || !fits(text)) return [];
    const others = talk.map(spokenIn).filter((other) => other !== text && fits(other));
    const distractors = chooseDistractors(key, others, random);
    if (!distractors) return [];
    const name = reply.quote!.speaker!;
    return [
      {
        kind: 'reply',
        question: fillIn(texts.questions.reply, { name, text })!,
        key,
        distractors,
        difficulty: 'hard',
        factId: sentenceFactId(reply),
        explanation: fillIn(texts.facts.says, { name, text: key })!.slice(0, explanationMax),
      },
    ];
  });
}
