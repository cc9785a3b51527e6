import type { Prop } from '@panelwise/contracts/domain/script';
import type { LanguageTexts } from '../../language/language-texts.ts';
import { comparedNouns } from '../reading/hidden-words.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import type { Token } from '../story/tagger.ts';
import { plainWords, singular } from '../text/words.ts';
import type { Cast } from './cast.ts';
import type { LineBank } from './line-bank.ts';
import { trueIcon } from './true-icons.ts';

/** What telling a story needs to know beside the sentence at hand. `texts` are in the story's language. */
export type StoryContext = { story: Story; cast: Cast; bank: LineBank; topic: string; texts: LanguageTexts };

/** Words whose icon would be true of any sentence and tell nothing of this one. */
const tooGeneral = new Set(
  'time times day days year years light word words step steps second seconds minute minutes month months week weeks sum help right page name'.split(
    ' ',
  ),
);

/** A noun by itself: the truck of "fire truck" is another truck. */
const isThing = (token: Token, before: Token | undefined) =>
  token.pos === 'NOUN' && before?.pos !== 'NOUN' && before?.text !== '-';

/** Things that a sentence is about, to choose from for its picture; the best known first, four at most. */
export function propsFor(sentence: StorySentence, { terms, language, entities, sentences }: Story): Prop[] {
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
  // Without parts of speech every word counts; with them only nouns, for a bell rings and wears no ring.
  const words = sentence.tokens
    .filter((token, i, all) => token.isWord && (token.pos === '' || isThing(token, all[i - 1])))
    .filter((token) => seen.has(token.lower) && !(names.has(token.lower) && /^\p{Lu}/u.test(token.text)))
    .filter((token) => !compared.has(singular(token.lower)))
    .map((token) => (token.pos === '' ? token.text : token.lower));
  const icons = new Set(
    [...known.map((term) => term.text).filter((text) => words.includes(text)), ...words]
      .filter((word) => !tooGeneral.has(word))
      .map((word) => trueIcon(word, language))
      .filter((icon): icon is string => icon !== undefined),
  );
  return [...icons].slice(0, 4).map((icon) => ({ icon }));
}
