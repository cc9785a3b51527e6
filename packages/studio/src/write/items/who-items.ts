import { fillIn } from '../../language/language.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { escapeRegExp, wordCount } from '../text/words.ts';
import type { Item } from './item.ts';
import { explanationMax, type ItemSource } from './item-source.ts';
import { wholeWord } from './term-items.ts';

/** What is shorter could be said or done by anybody. */
const leastWords = 5;

/** Who did or said it, for stories with at least three people. */
export function whoItems(source: ItemSource): Item[] {
  const { sentences, story, texts } = source;
  if (story.people.length < 3) return [];
  return sentences.flatMap((sentence): Item[] => {
    const asked = askWho(sentence, source);
    if (!asked || asked.question.length > 220) return [];
    const { who, question } = asked;
    if (!story.people.includes(who) || story.people.some((name) => wholeWord(name, 'iu').test(question)))
      return [];
    const distractors = story.people.filter((name) => name !== who).slice(0, 3);
    return [
      {
        kind: sentence.quote ? 'says' : 'who',
        question,
        key: who,
        distractors,
        difficulty: 'easy',
        factId: sentenceFactId(sentence),
        explanation:
          fillIn(texts.facts.says, { name: who, text: sentence.quote?.spoken.join(' ') })?.slice(
            0,
            explanationMax,
          ) ?? sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

function askWho(
  sentence: StorySentence,
  { story, texts }: ItemSource,
): { who: string; question: string } | undefined {
  const { quote, text, named } = sentence;
  if (quote) {
    const text = quote.spoken.join(' ');
    return quote.speaker && wordCount(text) >= leastWords
      ? { who: quote.speaker, question: fillIn(texts.questions.whoSays, { text })! }
      : undefined;
  }
  const [who] = named;
  if (!who || named.length > 1 || text.includes('"') || sentence.words < leastWords) return undefined;
  if (
    story.language === 'en' &&
    text.startsWith(`${who} `) &&
    sentence.tokens[1]?.pos === 'VERB' &&
    !who.includes(' ')
  )
    return {
      who,
      question: `${text.replace(new RegExp(`^${escapeRegExp(who)}`), 'Who').replace(/[.!]+$/, '')}?`,
    };
  return {
    who,
    question: fillIn(texts.questions.name, { sentence: text.replace(wholeWord(who, 'giu'), '_____') })!,
  };
}
