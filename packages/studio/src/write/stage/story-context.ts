import type { Prop } from '@panelwise/contracts/domain/script';
import type { LanguageTexts } from '../../language/language-texts.ts';
import { comparedNouns } from '../reading/hidden-words.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import type { Token } from '../story/tagger.ts';
import { plainWords, singular } from '../text/words.ts';
import type { Cast } from './cast.ts';
import type { LineBank } from './line-bank.ts';
import { pictureFor } from './picture-for.ts';

/** What telling a story needs to know beside the sentence at hand. `texts` are in the story's language. */
export type StoryContext = {
  story: Story;
  cast: Cast;
  bank: LineBank;
  topic: string;
  texts: LanguageTexts;
  /** Only the story's own words are told, and nobody asks or remarks between them. */
  bare?: true;
};

/** Words whose icon would be true of any sentence and tell nothing of this one. */
const tooGeneral = new Set(
  'time times day days year years light word words step steps second seconds minute minutes month months week weeks sum help right page name'.split(
    ' ',
  ),
);

/** Things that a sentence is about, to choose from for its picture; the best known first, four at most. */
export function propsFor(
  sentence: StorySentence,
  { concept, terms, language, entities, sentences }: Story,
): Prop[] {
  if (sentence.mood === 'grave') return [];
  const seen = new Set(plainWords(sentence.visible));
  const known = terms.filter(
    (term) => sentence.terms.includes(term.key) && seen.has(term.text.split(' ').at(-1)!.toLowerCase()),
  );
  const names = new Set(
    entities
      .filter(({ kind }) => kind !== 'animal' || language === 'en')
      .flatMap(({ name }) => plainWords(name)),
  );
  const compared = language === 'en' ? comparedNouns(sentences.map(({ text }) => text)) : new Set<string>();
  const isShown = (token: Token) =>
    seen.has(token.lower) &&
    !(names.has(token.lower) && /^\p{Lu}/u.test(token.text)) &&
    !compared.has(singular(token.lower));
  const words = thingsIn(sentence.tokens, isShown);
  const near = sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3);
  const around = [
    ...contentWords(sentence.tokens),
    ...plainWords(concept),
    ...near.filter((one) => one !== sentence).flatMap((one) => contentWords(one.tokens)),
    ...terms.map(({ key }) => key),
  ];
  const icons = new Set(
    [...known.map((term) => term.text).filter((text) => words.includes(text)), ...words]
      .filter((word) => !tooGeneral.has(word))
      .map((word) =>
        pictureFor(
          word,
          language,
          around.filter((other) => !word.includes(other)),
        ),
      )
      .filter((icon): icon is string => icon !== undefined),
  );
  return [...icons].slice(0, 4).map((icon) => ({ icon }));
}

/**
 * What a sentence names, in its order: without parts of speech every word counts; with them nouns, those that stand
 * together as one, for the truck of a fire truck is another truck.
 */
function thingsIn(tokens: Token[], isShown: (token: Token) => boolean): string[] {
  const runs: Token[][] = [];
  tokens.forEach((token, i) => {
    if (!token.isWord || (token.pos !== '' && token.pos !== 'NOUN')) return;
    const goesOn = token.pos === 'NOUN' && tokens[i - 1]?.pos === 'NOUN';
    if (goesOn) runs.at(-1)?.push(token);
    else runs.push([token]);
  });
  return runs
    .filter((run) => run.every(isShown))
    .map((run) => run.map((token) => (token.pos === '' ? token.text : token.lower)).join(' '));
}

const contentWords = (tokens: Token[]) =>
  tokens.filter(({ pos }) => /^(?:NOUN|VERB|ADJ|PROPN)$/.test(pos)).map(({ lower }) => lower);
