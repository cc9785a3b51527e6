import type { SceneName } from '../../../draw/vocabulary.ts';
import type { Story, StorySentence } from '../../story/analyse-story.ts';
import { roofsOf } from './judge-roofs.ts';

/**
 * What is behind people where the place of a sentence is not known, but whether it is under the open sky or a roof; undefined
 * where that is in doubt as well. English. Rooms of the past looked otherwise.
 */
export function aroundIn({ index }: StorySentence, story: Story): SceneName | undefined {
  if (story.language !== 'en') return undefined;
  const roof = roofsOf(story.sentences)[index];
  if (roof === 'outdoors') return 'open-air';
  return roof === 'indoors' && !story.past ? 'room' : undefined;
}
