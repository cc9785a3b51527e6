import type { SceneName } from '../../draw/vocabulary.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { plainGround, sceneOf } from './scenes-by-place.ts';

/** Where sentences play: the place of the first that have one that can be drawn, in their first half, else a plain ground. */
export const placeOf = (sentences: readonly StorySentence[]): SceneName =>
  sentences
    .slice(0, Math.ceil(sentences.length / 2))
    .map(({ place }) => sceneOf(place))
    .find((scene) => scene !== undefined) ?? plainGround;
