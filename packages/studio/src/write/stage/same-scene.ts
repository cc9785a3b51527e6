import type { StorySentence } from '../story/analyse-story.ts';

/** Whether two sentences tell of one moment, as far as the text shows: one paragraph, and one place. */
export const isSameScene = (a: StorySentence, b: StorySentence): boolean =>
  a.paragraph === b.paragraph && a.place === b.place;
