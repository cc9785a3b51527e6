import type { SceneName } from '../../draw/vocabulary.ts';
import { ofGoals } from '../reading/place-fits.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { plainGround, sceneOf } from './scenes-by-place.ts';
import { waterOf } from './water-of-place.ts';

/** The scene of a sentence, where one shows its place. @param sentences those around it, with itself */
export function sceneOfSentence(
  sentence: StorySentence,
  sentences: readonly StorySentence[],
): SceneName | undefined {
  const scene = sceneOf(sentence.place);
  return scene && fitting(waterOf(scene, sentence, sentences), sentences);
}

/** Where bushes and trees are grown there is no corn, no barn and no cow. */
const ofPlantation =
  /(?<!\p{L})(?:coffee|tea|cocoa|cacao|banana|sugar ?cane|rubber|palm|cotton|spice|vanilla|pineapple|mango|olive) (?:farms?|estates?|fields?|plantations?|gardens?|groves?)(?!\p{L})|(?<!\p{L})pick(?:s|ed|ing)? (?:coffee|tea|cocoa|cotton|bananas|olives)(?!\p{L})|(?<!\p{L})plantations?(?!\p{L})/iu;
/** A sports field is drawn with a goal, which no race and no match with bats has. */
const withoutGoals =
  /(?<!\p{L})(?:relay|baton|hurdles|sprint(?:s|ed|er)?|long jump|high jump|javelin|athletics|sports day|innings|wickets?|cricket|baseball|batting)(?!\p{L})/iu;

/** The scene, where nothing in it is out of place in the story; else a plainer one. */
function fitting(scene: SceneName, sentences: readonly StorySentence[]): SceneName {
  const tells = (words: RegExp) => sentences.some(({ text }) => words.test(text));
  if (scene === 'farm' && tells(ofPlantation)) return 'field';
  if (scene === 'pitch' && tells(withoutGoals) && !tells(ofGoals)) return 'field';
  return scene;
}

/** Where sentences play: the place of the first that have one that can be drawn, in their first half, else a plain ground. */
export const placeOf = (sentences: readonly StorySentence[]): SceneName =>
  sentences
    .slice(0, Math.ceil(sentences.length / 2))
    .map((sentence) => sceneOfSentence(sentence, sentences))
    .find((scene) => scene !== undefined) ?? plainGround;
