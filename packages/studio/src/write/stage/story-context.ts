import type { Prop } from '@panelwise/contracts/domain/script';
import type { LanguageTexts } from '../../language/language-texts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import type { Cast } from './cast.ts';
import { iconFor } from './icon-words.ts';
import type { LineBank } from './line-bank.ts';

/** What telling a story needs to know beside the sentence at hand. `texts` are in the story's language. */
export type StoryContext = { story: Story; cast: Cast; bank: LineBank; topic: string; texts: LanguageTexts };

/** Words whose icon would be true of any sentence and tell nothing of this one. */
const tooGeneral = new Set(
  'time times day days year years light word words step steps second seconds minute minutes month months week weeks sum help right page name'.split(
    ' ',
  ),
);

/** Things that a sentence is about, to choose from for its picture; the best known first, four at most. */
export function propsFor(sentence: StorySentence, { terms, language }: Story): Prop[] {
  const known = terms.filter((term) => sentence.terms.includes(term.key));
  // Without parts of speech every word counts; with them only nouns, for a bell rings and wears no ring.
  const words = sentence.tokens
    .filter((token) => token.isWord && (token.pos === '' || token.pos === 'NOUN'))
    .map((token) => (token.pos === '' ? token.text : token.lower));
  const icons = new Set(
    [...known.map((term) => term.text), ...known.map((term) => term.key), ...words]
      .filter((word) => !tooGeneral.has(word))
      .map((word) => iconFor(word, language))
      .filter((icon): icon is string => icon !== undefined),
  );
  return [...icons].slice(0, 4).map((icon) => ({ icon }));
}
