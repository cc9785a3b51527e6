import { detectLanguage } from '@panelwise/studio/language/detect-language';
import { findDanger } from '@panelwise/studio/write/reading/danger';

/**
 * Whether a story tells that a child is in danger: whoever wrote it is told where help is, by the worker that reads it,
 * and not that their words do not belong here.
 */
export function isOfDanger(story: string): boolean {
  const sentences = story.split(/(?<=[.!?।])\s+|\n+/u);
  return findDanger(sentences, detectLanguage(story)) !== undefined;
}
