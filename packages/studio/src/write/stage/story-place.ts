import type { SceneName } from '../../draw/vocabulary.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { plainGround, sceneOf } from './scenes-by-place.ts';

/** Where sentences play: the place of the first three that have one that can be drawn, else a plain ground. */
export const placeOf = (sentences: readonly StorySentence[]): SceneName =>
  sentences
    .slice(0, 3)
    .map(({ place }) => sceneOf(place))
    .find((scene) => scene !== undefined) ?? plainGround;
