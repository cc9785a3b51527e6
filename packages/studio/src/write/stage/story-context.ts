import type { Prop } from '@panelwise/contracts/domain/script';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import type { Cast } from './cast.ts';
import { findIcon } from './icon-words.ts';
import type { LineBank } from './line-bank.ts';

/** What telling a story needs to know beside the sentence at hand. */
export type StoryContext = { story: Story; cast: Cast; bank: LineBank; topic: string };

/** Things that a sentence is about, to show large; the best known first, two at most. */
export function propsFor(sentence: StorySentence, story: Story, max = 2): Prop[] {
  const terms = story.terms.filter((term) => sentence.terms.includes(term.key));
  const icons = new Set(
    terms.map((term) => findIcon(term.key)).filter((icon): icon is string => icon !== undefined),
  );
  return [...icons].slice(0, max).map((icon) => ({ icon }));
}
