import type { Story } from '../story/analyse-story.ts';

/** Violence, death or danger in a story: no cheer, no task and no thing of interest stands in its frame. */
export const isGrave = ({ danger, sentences }: Pick<Story, 'danger' | 'sentences'>): boolean =>
  danger !== undefined || sentences.some(({ mood }) => mood === 'grave');
