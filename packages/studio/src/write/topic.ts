import type { Brief } from '@panelwise/contracts/domain/series';
import { cleanText } from '@panelwise/contracts/domain/text';
import { fillIn, textsOf } from '../language/language.ts';
import type { LanguageTexts } from '../language/language-texts.ts';
import { stopWords } from '../language/stop-words.ts';
import { wordNumber } from '../words/word-index.ts';
import { knownPlaces } from './reading/known-places.ts';
import { isPeopleName } from './reading/name-endings.ts';
import { languageOfStory } from './story/analyse-story.ts';
import { isFirstName } from './story/first-names.ts';
import { capitalise, plainWords, shorten, titleCase } from './text/words.ts';

const clean = (text: string) => cleanText(text).replace(/\*/g, '').replace(/\s+/g, ' ').trim();

const untitled = (brief: Brief) => textsOf(languageOfStory(brief)).title.untitled;

/** What the comic is about, short enough for a bubble: the concept, else the title. */
export const topicOf = (brief: Brief) =>
  shorten(clean(brief.concept) || clean(brief.title) || untitled(brief), 60);

/**
 * The topic as it stands within an English sentence: "kindness to animals", but "the Silk Road" and "Pythagorean theorem".
 */
export function topicInSentence(brief: Brief): string {
  const topic = topicOf(brief);
  const [first = '', ...rest] = topic.split(' ');
  const lower = first.toLowerCase();
  const isProper =
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    (!stopWords.en.has(lower) &&
      (rest.some((word) => /\p{Lu}/u.test(word)) || wordNumber(lower) === undefined)) ||
    knownPlaces.has(first) ||
    isPeopleName(first) ||
    /(?:ian|ean|can|ish|ese)$/.test(first) ||
    isFirstName(first);
  return isProper || languageOfStory(brief) !== 'en' ? topic : [lower, ...rest].join(' ');
}

/** A longer topic is a title and no term. */
const longestTerm = 3;
/** So many letters at the end of a word may differ: "magnets", "magnetic". */
const ending = 3;

/** Key terms, led by the topic where that can be a term and none of them says it. */
export function withTopic(terms: string[], brief: Brief): string[] {
  const topic = topicInSentence(brief).replace(/^(?:the|an?) /i, '');
  const roots = plainWords(topic).map((word) => word.slice(0, Math.max(ending + 1, word.length - ending)));
  const said = terms.some((term) => roots.some((root) => term.toLowerCase().includes(root)));
  return said || roots.length === 0 || roots.length > longestTerm ? terms : [topic, ...terms];
}

/** The name on the title panel: the creator's title, else the concept; one typed all in small letters gets its capitals. */
export function titleOf(brief: Brief): string {
  const title = clean(brief.title) || clean(brief.concept) || untitled(brief);
  const asTyped = /\p{Lu}/u.test(title);
  const cased = asTyped ? title : languageOfStory(brief) === 'en' ? titleCase(title) : capitalise(title);
  return shorten(cased, 90);
}

/** "Part 2": the title of a part that tells of nothing that the parts before did not name. */
export const partNumber = (part: number, { title }: LanguageTexts): string =>
  fillIn(title.part.split('{title}')[0]!, { part: String(part) })!.replace(/\s*:\s*$/, '');
