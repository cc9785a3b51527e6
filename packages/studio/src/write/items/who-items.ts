import { fillIn } from '../../language/language.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
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
    const chief = chiefPeople(story);
    const distractors = chief
      .filter((name) => name !== who && !name.includes(who) && !who.includes(name))
      .slice(0, 3);
    if (!chief.includes(who) || distractors.length < 2) return [];
    // "How much do we need?" teaches nothing, and what anybody could say tells nobody apart.
    if (sentence.quote && /[?!]$/.test(sentence.quote.spoken.join(' '))) return [];
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

/** Those that a story is about: called by a name that stands in it, and told of more than once. Nobody else is asked for. */
export const chiefPeople = ({ people, sentences, entities }: Story) =>
  people.filter(
    (name) =>
      entities.find((entity) => entity.name === name)?.kind !== 'group' &&
      sentences.some(({ text }) => text.includes(name)) &&
      sentences.filter((s) => s.named.includes(name) || s.quote?.speaker === name).length > 1,
  );

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
  // A name in the middle of somebody's day could be anybody's.
  if (sentence.firstPerson || !text.startsWith(who) || /^'s/.test(text.slice(who.length))) return undefined;
  return {
    who,
    question: fillIn(texts.questions.name, { sentence: text.replace(wholeWord(who, 'giu'), '_____') })!,
  };
}
