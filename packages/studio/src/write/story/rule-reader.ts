import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { stopWords } from '../../language/stop-words.ts';
import { makeAsTold } from '../reading/as-told.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import { wordCount } from '../text/words.ts';
import { findAmounts } from './amounts.ts';
import type { Definition } from './definitions.ts';
import type { Reader } from './reader.ts';
import { placesByRule } from './rule-places.ts';
import { peopleByRule } from './rule-story-people.ts';
import { isTermWord, repeatedTerms } from './rule-terms.ts';
import type { SentenceKind } from './sentence-kind.ts';
import type { Token } from './tagger.ts';

/** What stands before a noun; German shows its nouns by a capital, Hindi has no articles. */
const articles: Record<Exclude<Language, 'en'>, RegExp | 'capital' | undefined> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|este|esta|del|al)$/,
  fr: /^(?:le|la|les|l['’]|un|une|des|du|d['’]|de|son|sa|ses|mon|ma|mes|ce|cet|cette|au|aux)$/,
  de: 'capital',
  hi: undefined,
};
const definitionWords = { term: 3, least: 2, most: 24 };

/** Reads a language by patterns alone: no model, no parts of speech. What it does not find it leaves out. */
export function createRuleReader(language: Exclude<Language, 'en'>, rules: ReadingRules): Reader {
  const stops = stopWords[language];
  const isTopic = (token: Token) => isTermWord(token, stops, language === 'hi' ? 2 : 4);
  return {
    tag: (text) => tagByRule(text, language),
    people: (sentences, told) => {
      const read = peopleByRule(sentences, rules, language, stops);
      makeAsTold(read.entities, told);
      return read;
    },
    definition: ({ text }, index) => definitionByRule(text, index, rules, stops),
    kind: ({ text, hasQuote, hasDefinition, people, amounts }): SentenceKind => {
      if (hasQuote) return 'quote';
      if (hasDefinition) return 'definition';
      if (/[?؟？]["»]?$/.test(text)) return 'question';
      if (rules.example.test(text)) return 'example';
      if (rules.cause.test(text) && people === 0) return 'cause';
      if (people > 0 || rules.firstPerson.test(withoutSpeech(text))) return 'narrative';
      if (rules.step.test(text)) return 'step';
      return amounts > 0 ? 'number' : 'fact';
    },
    isFirstPerson: (text) => rules.firstPerson.test(withoutSpeech(text)),
    narrator: (texts) =>
      texts.some((text) => rules.firstPerson.test(withoutSpeech(text))) ? 'child' : 'none',
    places: (texts) => placesByRule(texts.map(withoutSpeech), rules),
    visible: (text) => text.replace(rules.compare, (words) => ' '.repeat(words.length)),
    setsScene: (text) => rules.step.test(text),
    amounts: (text) => findAmounts(text, rules.units),
    terms: (sentences, definitions, people, concept) =>
      repeatedTerms(sentences, { definitions, people, concept, isTopic, articles: articles[language] }),
    termKey: (words) => words.join(' ').toLowerCase(),
    cause: (text) => {
      const groups = text.includes('"')
        ? undefined
        : rules.because.exec(text.replace(/[.!।]+$/u, ''))?.groups;
      return groups ? { effect: groups.effect!, cause: groups.reason! } : undefined;
    },
  };
}

/** Words and signs; in French "l'eau" is an article and a word. */
function tagByRule(text: string, language: Language): Token[] {
  const parts = language === 'fr' ? text.replace(/(?<!\p{L})(\p{L}{1,2}['’])(?=\p{L})/gu, '$1 ') : text;
  return [...parts.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*['’]?|[^\s\p{L}\p{M}\p{N}]/gu)].map(
    ([word]) => ({
      text: word,
      lower: word.toLowerCase(),
      pos: '',
      lemma: word.toLowerCase(),
      isWord: /[\p{L}\p{N}]/u.test(word),
    }),
  );
}

/** "Im November ist die Schale voll", "en invierno es un lugar frío": when and where something is so is no word explained. */
const saysWhen =
  /^(?:im|in|am|an|beim?|zum|zur|auf|seit|nach|vor|mit|unter|über|en|desde|durante|para|por|con|sin|dans|au|aux|pendant|depuis|chez|avec|sans|sous|sur|après|avant) /iu;

function definitionByRule(
  text: string,
  index: number,
  { definitions }: ReadingRules,
  stops: ReadonlySet<string>,
): Definition | undefined {
  const plain = text.replace(/[.!?…।]+$/u, '');
  for (const pattern of definitions) {
    const { term, means } = pattern.exec(plain)?.groups ?? {};
    if (!term || !means || stops.has(term.toLowerCase()) || wordCount(term) > definitionWords.term) continue;
    if (saysWhen.test(term)) continue;
    const words = wordCount(means);
    if (words < definitionWords.least || words > definitionWords.most || /["?]/.test(means)) continue;
    return { term, means: inBaseForm(means), sentence: index };
  }
  return undefined;
}

/** Hindi puts what is defined into its oblique form before "को": "भाप के बनने" is "भाप का बनना" by itself. */
const inBaseForm = (means: string) =>
  means.replace(/^(.*) के (.*)ने$/u, '$1 का $2ना').replace(/^([^ ]+)ने$/u, '$1ना');
