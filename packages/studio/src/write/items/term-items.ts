import { fillIn } from '../../language/language.ts';
import { isA, kindOf } from '../../words/kind-of.ts';
import type { WordKind } from '../../words/word-kinds.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sectionTerms, sentenceFactId } from '../story/section.ts';
import { tagSentence } from '../story/tagger.ts';
import type { Term } from '../story/terms.ts';
import { escapeRegExp, isPlural, plainWords, shorten, singular } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, type ItemSource } from './item-source.ts';
import { definitionOf, isPersonsName, teachesTheLesson } from './teaching.ts';

/** Sentences in this range are long enough to think about and short enough to read. */
const clozeWords = { min: 6, max: 24 };

/** From what a word means to the word. */
export function meaningItems({ sentences, story, texts, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const definition = definitionOf(sentence, story);
    if (!definition || definition.term.startsWith('the ')) return [];
    const key = definition.term;
    // Who somebody was is no word that is explained.
    if (isPersonsName(key, story)) return [];
    const others = story.definitions.map((d) => d.term).filter((term) => !term.startsWith('the '));
    // What the story explains as well is what a learner mixes up with it.
    const mixedUp = others.filter((term) => term !== key && !definition.means.includes(term)).slice(0, 2);
    const pool = alike(key, rivals(key, sentence, story.terms), story).filter(
      (term) => !mixedUp.includes(term) && !wholeWord(term, 'iu').test(definition.means),
    );
    const more = chooseDistractors(key, pool, random, Math.min(pool.length, 3 - mixedUp.length));
    const distractors = more && [...mixedUp, ...more];
    if (!distractors || distractors.length < 2 || sharesWord(key, definition.means)) return [];
    return [
      {
        kind: 'meaning',
        question: fillIn(texts.questions.meaning, { means: shorten(definition.means, 300) })!,
        key,
        distractors,
        difficulty: 'easy' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

/** A sentence of the comic with a key word left out; of English ones `gapItems` knows more. */
export function clozeItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const used = new Set<number>();
  const inConcept = ({ key }: Term) => Number(story.concept.includes(key));
  const item = (term: Term, sentence: StorySentence): Item | undefined => {
    const found = wordAsWritten(sentence.text, term, story.language === 'de');
    // A word that is left out twice leaves too little to read.
    if (!found || !teachesWord(sentence, found) || sentence.text.match(wholeWord(found, 'giu'))!.length > 1)
      return undefined;
    const pool = rivals(found, sentence, story.terms);
    const distractors = chooseDistractors(found, pool, random, Math.min(3, Math.max(2, pool.length)));
    if (!distractors) return undefined;
    used.add(sentence.index);
    return {
      kind: 'cloze',
      question: fillIn(texts.questions.cloze, {
        sentence: sentence.text.replace(wholeWord(found, 'giu'), '_____'),
      })!,
      key: found,
      distractors,
      difficulty: 'medium',
      factId: sentenceFactId(sentence),
      explanation: sentence.text.slice(0, explanationMax),
    };
  };
  return sectionTerms(sentences, story)
    .sort((a, b) => inConcept(b) - inConcept(a))
    .slice(0, 16)
    .flatMap((term) => {
      for (const sentence of sentences) {
        const isFree = !used.has(sentence.index) && sentence.terms.includes(term.key);
        const made = isFree && asksWell(sentence, story, term) ? item(term, sentence) : undefined;
        if (made) return [made];
      }
      return [];
    });
}

/** "The top of the water" gives "water table" away. */
const sharesWord = (key: string, means: string) => {
  const words = new Set(plainWords(means));
  return plainWords(key).some((word) => word.length > 3 && words.has(word));
};

const wholeWord = (word: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(word)}(?![\\p{L}\\p{M}])`, flags);

/** "12 percent", "straight and firm": a unit, or one of a row, could be another word as well. */
const teachesWord = ({ text, amounts }: StorySentence, word: string) =>
  !amounts.some((amount) => amount.toLowerCase().includes(word.toLowerCase())) &&
  !['and', 'or', 'this', 'that', 'these', 'those'].some((before) =>
    wholeWord(`${before} ${word}`, 'iu').test(text),
  ) &&
  !new RegExp(`, ${escapeRegExp(word)}(?:,| and | or )`, 'iu').test(text);

/**
 * Words that name the same kind of thing as the key, words of the lesson first; any where the words' kinds are not known.
 * For a word of the concept, or one that the story explains, other things that the story names will do, but no person, place or day.
 */
function alike(key: string, pool: string[], { language, sentences, terms }: Story): string[] {
  if (language !== 'en') return pool;
  const kind = (word: string) => kindOf(singular(word));
  // A word that no dictionary knows may be misspelt.
  const nouns = pool.filter(
    (word) => kind(word) !== undefined && sentences.some((s) => isNounIn(s, word)) && !isMeasure(word),
  );
  const ofLesson = (word: string) => terms.some((term) => term.text === word && term.ofLesson);
  const own = kind(key);
  const tiers = [
    (word: string) => own !== undefined && kind(word) === own && ofLesson(word),
    (word: string) => own !== undefined && kind(word) === own,
    (word: string) => ofLesson(word),
    (word: string) => isUntouched(kind(word)) === isUntouched(own),
    (word: string) => !/^(?:person|group|place|time|body)$/.test(kind(word) ?? ''),
  ];
  const best: string[] = [];
  for (const tier of tiers)
    if (best.length < 3) best.push(...nouns.filter((word) => !best.includes(word) && tier(word)));
  return best;
}

/** What cannot be touched is no wrong answer beside things, nor they beside it. */
const isUntouched = (kind: WordKind | undefined) => kind !== undefined && untouched.has(kind);
const untouched: ReadonlySet<WordKind> = new Set(['event', 'time', 'phenomenon', 'idea']);
const isMeasure = (word: string) =>
  isA(singular(word), 'unit of measurement') && !isA(singular(word), 'artifact');

const isNounIn = ({ tokens }: StorySentence, word: string) =>
  tokens.some(({ lower, pos }) => word.toLowerCase().endsWith(lower) && /^(?:NOUN|PROPN)$/.test(pos));

/** "rain" in "a rain shadow" is a piece of what is meant. */
const isPieceOf = ({ key }: Term, { terms: here }: StorySentence, { terms }: Story) =>
  terms.some(
    ({ key: other, ofLesson }) =>
      ofLesson && other !== key && here.includes(other) && ` ${other} `.includes(` ${key} `),
  );

const asksWell = (s: StorySentence, story: Story, term: Term) =>
  !isPieceOf(term, s, story) &&
  teachesTheLesson(s, story) &&
  s.words >= clozeWords.min &&
  s.words <= clozeWords.max &&
  s.kind !== 'quote' &&
  s.kind !== 'question' &&
  !s.text.includes('"');

/** A term as it stands in a text, without the capital of a first word; undefined where it is a name there. */
function wordAsWritten(text: string, { key }: Term, nounsAreCapital: boolean): string | undefined {
  const stem = escapeRegExp(key.replace(/y$/, ''));
  const match = new RegExp(`(?<![\\p{L}\\p{M}])${stem}(?:y|ies|es|s)?(?![\\p{L}\\p{M}])`, 'iu').exec(text);
  if (!match) return undefined;
  if (nounsAreCapital || !/^\p{Lu}/u.test(match[0])) return match[0];
  return match.index === 0 && !isName(text) ? match[0].toLowerCase() : undefined;
}

/** "Bangladesh lies …": what has a capital at the head of a sentence may be a name all the same. */
const isName = (text: string) => tagSentence(text)[0]?.pos === 'PROPN';

/** Other words of the story that are not in the sentence, singular for singular, plural for plural. */
function rivals(key: string, sentence: StorySentence, terms: Term[]): string[] {
  const plural = isPlural(key);
  const counted = terms.some((term) => term.article) && articleBefore(sentence.text, key);
  const inside = sentence.text.toLowerCase();
  const words = key.toLowerCase().split(' ');
  return terms
    .filter(
      (term) =>
        (term.plural === plural || terms.every((other) => !other.plural)) &&
        (!counted || term.article) &&
        !term.key.startsWith('the ') &&
        term.key.split(' ').length <= words.length &&
        !inside.includes(term.key) &&
        !inside.includes(term.text.toLowerCase()) &&
        !sameStem(term.key, key.toLowerCase()) &&
        !term.key.split(' ').some((w) => words.includes(w)),
    )
    .slice(0, 14)
    .map((term) => term.text);
}

/** "Eichel" and "Eicheln" are one word: the one would be as right as the other. */
function sameStem(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 && long.startsWith(short.slice(0, -1)) && long.length - short.length < 4;
}

/** Whether a word stands after an article, as "rake" does in "the rake". */
const articleBefore = (text: string, word: string) =>
  new RegExp(
    `(?<!\\p{L})(?:the|an?|his|her|its|their|my|our|one|each|every) ${escapeRegExp(word)}(?!\\p{L})`,
    'iu',
  ).test(text);
