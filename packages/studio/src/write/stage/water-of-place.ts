import type { SceneName } from '../../draw/vocabulary.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { isSameScene } from './same-scene.ts';

/** These are drawn with water to their banks. */
const waters = new Set<SceneName>(['lake', 'pond', 'river', 'stream', 'canal']);
/** What is told of the water holds for so many sentences after it, in the same place and paragraph. */
const holdsFor = 2;

const low =
  /(?<!\p{L})(?:froze|frozen|(?:blocks|sheets?|floes|lumps) of ice|(?:the|thin|thick|on|over|through) ice(?! ?-?cream)|(?:only|nothing but|just) (?:\p{L}+ )?(?:mud|stones|sand|dust)|dr(?:ied|y|ies|ying) (?:up|out)|r[au]ns? dry|drought|dry (?:river|lake|pond|stream|creek)(?: ?bed)?|(?:river|lake|pond|stream|creek|pool|water|water level) (?:\p{L}+ )?(?:was|were|is|got|grew|became|sank|fell|dropped|lay) (?:\p{L}+ ){0,3}(?:low|lower|dry|empty|gone))(?!\p{L})/iu;
const full =
  /(?<!\p{L})(?:fill(?:s|ed)|was full|overflow(?:s|ed)|rained|rain (?:came|fell)|rains came|thaw(?:s|ed)|ice (?:melted|was gone)|flowed again|(?:in|that|this) (?:summer|spring|autumn))(?!\p{L})/iu;

/** What a kind of water is called by itself; the last name tells, wherever the sentence stands. */
const names: Readonly<Partial<Record<SceneName, readonly [RegExp, SceneName][]>>> = {
  lake: [
    [water('ponds?|pools?|puddles?'), 'pond'],
    [water('lakes?|lagoons?|reservoirs?'), 'lake'],
  ],
  river: [
    [water('streams?|creeks?|brooks?'), 'stream'],
    [water('canals?'), 'canal'],
    [water('rivers?|riverbanks?'), 'river'],
  ],
};
const ice =
  /(?<!\p{L})(?:froze|frozen (?:\p{L}+ )?(?:lake|pond|water|over|solid|hard)|(?:on|across|over|onto|through|under|the) (?:the )?(?:\p{L}+ )?ice(?! ?-?cream| age| cap| cube)|lake (?:was|is|had) (?:\p{L}+ )?froze[n]?)(?!\p{L})/iu;
/** So many sentences back a name still tells what the water is. */
const namedWithin = 14;

function water(nouns: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:the|an?|our|their|his|her|my|this|that|its|every|each) (?:\\p{L}+ ){0,2}(?:${nouns})(?!\\p{L})`,
    'giu',
  );
}

/**
 * The scene of a sentence that plays at some water, by what the story calls that water: a lake or a pond, a river, a
 * stream or a canal, and whether there is ice on it. English.
 * @param sentences those of the story, or of a part of it, with the sentence among them
 */
export function waterOf(
  scene: SceneName,
  sentence: StorySentence,
  sentences: readonly StorySentence[],
): SceneName {
  const kinds = names[scene];
  if (!kinds) return scene;
  const at = sentences.indexOf(sentence);
  const before = sentences.slice(Math.max(0, at - namedWithin), at + 1).toReversed();
  const named = [...before, ...sentences.slice(at + 1, at + 3)]
    .filter(
      ({ place }) => place === undefined || place === sentence.place || place === 'home' || place === 'farm',
    )
    .flatMap(({ text }) => lastNamed(text, kinds) ?? [])[0];
  const told = named ?? scene;
  return told === 'lake' && isUnderIce(before) ? 'frozen-lake' : told;
}

function lastNamed(text: string, kinds: readonly [RegExp, SceneName][]): SceneName | undefined {
  const found = kinds.flatMap(([words, scene]) =>
    [...text.matchAll(words)].map(({ index }) => ({ index, scene })),
  );
  return found.toSorted((a, b) => a.index - b.index).at(-1)?.scene;
}

/** Ice holds until it melts, or until another season. */
function isUnderIce(newestFirst: readonly StorySentence[]): boolean {
  for (const { visible } of newestFirst) {
    const words = withoutSpeech(visible);
    if (full.test(words)) return false;
    if (ice.test(words)) return true;
  }
  return false;
}

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
