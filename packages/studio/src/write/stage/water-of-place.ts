import type { SceneName } from '../../draw/vocabulary.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { isSameScene } from './same-scene.ts';

/** These are drawn in summer, with water to their banks. */
const waters = new Set<SceneName>(['lake', 'river']);
/** What is told of the water holds for so many sentences after it, in the same place and paragraph. */
const holdsFor = 2;

const low =
  /(?<!\p{L})(?:froze|frozen|(?:blocks|sheets?|floes|lumps) of ice|(?:the|thin|thick|on|over|through) ice(?! ?-?cream)|(?:only|nothing but|just) (?:\p{L}+ )?(?:mud|stones|sand|dust)|dr(?:ied|y|ies|ying) (?:up|out)|r[au]ns? dry|drought|dry (?:river|lake|pond|stream|creek)(?: ?bed)?|(?:river|lake|pond|stream|creek|pool|water|water level) (?:\p{L}+ )?(?:was|were|is|got|grew|became|sank|fell|dropped|lay) (?:\p{L}+ ){0,3}(?:low|lower|dry|empty|gone))(?!\p{L})/iu;
const full =
  /(?<!\p{L})(?:fill(?:s|ed)|was full|overflow(?:s|ed)|rained|rain (?:came|fell)|rains came|thaw(?:s|ed)|ice (?:melted|was gone)|flowed again|(?:in|that|this) (?:summer|spring|autumn))(?!\p{L})/iu;

/** Whether the water of a place is frozen, low or gone where an English sentence plays: no scene shows it so. */
export function lacksWater(
  scene: SceneName,
  sentence: StorySentence,
  { sentences, language }: Pick<Story, 'sentences' | 'language'>,
): boolean {
  if (language !== 'en' || !waters.has(scene)) return false;
  for (let back = 0; back <= holdsFor; back++) {
    const told = sentences[sentence.index - back];
    if (!told || !isSameScene(told, sentence)) return false;
    const words = withoutSpeech(told.visible);
    if (low.test(words)) return true;
    if (full.test(words)) return false;
  }
  return false;
}
