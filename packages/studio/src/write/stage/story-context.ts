import type { LanguageTexts } from '../../language/language-texts.ts';
import type { Story } from '../story/analyse-story.ts';
import type { Cast } from './cast.ts';
import type { LineBank } from './line-bank.ts';

/** What telling a story needs to know beside the sentence at hand. `texts` are in the story's language. */
export type StoryContext = {
  story: Story;
  cast: Cast;
  bank: LineBank;
  topic: string;
  texts: LanguageTexts;
  /** Only the story's own words are told, and nobody asks or remarks between them. */
  bare?: true;
  /** So many pages are wanted. */
  pages?: number;
  /** How close the story is told: `apart` gives each sentence its own moment, `dense` two captions to a panel. */
  pace?: 'apart' | 'dense';
};
