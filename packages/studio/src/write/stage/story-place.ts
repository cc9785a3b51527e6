import type { SceneName } from '../../draw/vocabulary.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { plainGround, sceneOf } from './scenes-by-place.ts';
import { waterOf } from './water-of-place.ts';

/** The scene of a sentence, where one shows its place. @param sentences those around it, with itself */
export function sceneOfSentence(
  sentence: StorySentence,
  sentences: readonly StorySentence[],
): SceneName | undefined {
  const scene = sceneOf(sentence.place);
  return scene && waterOf(scene, sentence, sentences);
}

/** Where sentences play: the place of the first that have one that can be drawn, in their first half, else a plain ground. */
export const placeOf = (sentences: readonly StorySentence[]): SceneName =>
  sentences
    .slice(0, Math.ceil(sentences.length / 2))
    .map((sentence) => sceneOfSentence(sentence, sentences))
    .find((scene) => scene !== undefined) ?? plainGround;
