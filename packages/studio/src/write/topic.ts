import type { Brief } from '@panelwise/contracts/domain/series';
import { cleanText } from '@panelwise/contracts/domain/text';
import { shorten } from './text/words.ts';

const clean = (text: string) => cleanText(text).replace(/\*/g, '').replace(/\s+/g, ' ').trim();

/** What the comic is about, short enough for a bubble: the concept, else the title. */
export const topicOf = (brief: Brief) =>
  shorten(clean(brief.concept) || clean(brief.title) || 'our story', 60);

/** The name on the title panel: the creator's title, else the concept. */
export const titleOf = (brief: Brief) =>
  shorten(clean(brief.title) || clean(brief.concept) || 'Our story', 90);
