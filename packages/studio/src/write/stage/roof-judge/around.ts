import type { SceneName } from '../../../draw/vocabulary.ts';
import type { Story, StorySentence } from '../../story/analyse-story.ts';
import { onceFor } from '../../story/once-for.ts';
import { roofsOf } from './judge-roofs.ts';

/**
 * What is behind people where the place of a sentence is not known, but whether it is under the open sky or a roof; undefined
 * where that is in doubt as well. English. Rooms of the past looked otherwise.
 */
export function aroundIn({ index }: StorySentence, story: Story): SceneName | undefined {
  if (story.language !== 'en') return undefined;
  const roof = roofsOf(story.sentences)[index];
  if (roof === 'outdoors') return isWhite(story.sentences) ? 'snow' : 'open-air';
  return roof === 'indoors' && !story.past ? 'room' : undefined;
}

/** Where people walk on it there is no green meadow. */
const snow =
  /(?<!\p{L})(?:snow(?!m[ao]n|flakes?|ball|y owl)\p{L}*|skis?|skiing|skied|sleds?|sledges?|sledding|toboggan\p{L}*|blizzards?|igloos?|ice road|sea ice|icebergs?|glaciers?|snowmobiles?|huskies|frozen (?:lake|sea|river|bay|ground))(?!\p{L})/iu;
/** A story that tells of it in so many sentences, and in so large a part, plays in it. */
const least = { sentences: 3, share: 0.12 };

const isWhite = onceFor((sentences: readonly StorySentence[]): boolean => {
  const told = sentences.filter(({ text }) => snow.test(text)).length;
  return told >= least.sentences && told >= sentences.length * least.share;
});
