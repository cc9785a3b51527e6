import { withoutSpeech } from '../reading/without-speech.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { isSameScene } from './same-scene.ts';

/** What the sky is like where a sentence plays, as far as the scenes of a comic could deny it. */
export type Sky = 'rain' | 'night';

/** What is told of the sky holds for so many sentences after it, in the same place and paragraph. */
const holdsFor = 2;

const signs: readonly [RegExp, Sky | 'day'][] = [
  [
    /(?<!\p{L})(?:(?:rain|storm|downpour) (?:had )?(?:stopped|was over|passed)|stopped raining|sun (?:came|was|shone|rose|shines)|sunny|morning|dawn|sunrise|noon|afternoon|next day)(?!\p{L})/iu,
    'day',
  ],
  [
    /(?<!\p{L})(?:it (?:had )?(?:rained|poured|drizzled)|it was (?:still )?(?:raining|pouring|drizzling)|in the (?:pouring |heavy |cold |warm )?(?:rain|downpour)|(?:rain|downpour|hail) (?:fell|came|hit|hammered|drummed|poured|lashed|began|started|soaked)|(?:began|started) (?:to rain|raining)|pouring rain)(?!\p{L})/iu,
    'rain',
  ],
  [
    /(?<!\p{L})(?:(?:at|in the|by|during the|middle of the) night(?!mare)|(?:that|one|all|every) night|midnight|after dark|(?:it|sky) (?:got|was|grew|is|turned) dark|moonlight|under the stars|(?:in the|that|one|every|this) evening|at dusk|after sunset|sun (?:had )?set)(?!\p{L})/iu,
    'night',
  ],
];

/** Whether it rains or is night where an English sentence plays, by what it and those just before it say. */
export function skyOver(
  sentence: StorySentence,
  { sentences, language }: Pick<Story, 'sentences' | 'language'>,
): Sky | undefined {
  if (language !== 'en') return undefined;
  for (let back = 0; back <= holdsFor; back++) {
    const told = sentences[sentence.index - back];
    if (!told || !isSameScene(told, sentence)) return undefined;
    const sign = signs.find(([words]) => words.test(withoutSpeech(told.visible)))?.[1];
    if (sign) return sign === 'day' ? undefined : sign;
  }
  return undefined;
}
