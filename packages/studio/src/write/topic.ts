import type { Brief } from '@panelwise/contracts/domain/series';
import { cleanText } from '@panelwise/contracts/domain/text';
import { textsOf } from '../language/language.ts';
import { languageOfStory } from './story/analyse-story.ts';
import { capitalise, shorten, titleCase } from './text/words.ts';

const clean = (text: string) => cleanText(text).replace(/\*/g, '').replace(/\s+/g, ' ').trim();

const untitled = (brief: Brief) => textsOf(languageOfStory(brief)).title.untitled;

/** What the comic is about, short enough for a bubble: the concept, else the title. */
export const topicOf = (brief: Brief) =>
  shorten(clean(brief.concept) || clean(brief.title) || untitled(brief), 60);

/** The name on the title panel: the creator's title, else the concept; one typed all in small letters gets its capitals. */
export function titleOf(brief: Brief): string {
  const title = clean(brief.title) || clean(brief.concept) || untitled(brief);
  const asTyped = /\p{Lu}/u.test(title);
  const cased = asTyped ? title : languageOfStory(brief) === 'en' ? titleCase(title) : capitalise(title);
  return shorten(cased, 90);
}
