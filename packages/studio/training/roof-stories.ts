import { labelledStories, textOf } from '../src/write/fixtures/labelled-stories.ts';
import { roofEvidence, roofs } from '../src/write/stage/roof-judge/roof-evidence.ts';
import { type Roof, roofOver } from '../src/write/stage/roof-judge/roofs.ts';
import { analyseStory, type StorySentence } from '../src/write/story/analyse-story.ts';
import { type Heed, type Lesson, learnWeights, lessonFrom } from './learn-weights.ts';
import { placesInTurns } from './places-in-turns.ts';

/** A story as the studio reads it, and what is over each of its sentences by the places that a careful reader gives it; nothing where they give none that a scene shows. */
export type RoofStory = { sentences: StorySentence[]; labels: (Roof | 'none')[][] };

/** Of places that no scene shows only these are known to be one or the other. */
const known: Readonly<Record<string, Roof>> = { sky: 'outdoors', stadium: 'outdoors', car: 'neither' };

/**
 * Stories to learn from, with the places that a judge gives them who has not learned from them, or to measure by and never to
 * look at; where sentences are taken apart in another way, no label fits.
 */
export function roofStories(folder: 'learned' | 'held-out'): RoofStory[] {
  const inTurns = folder === 'learned' ? placesInTurns() : undefined;
  return labelledStories(folder).flatMap((story, i) => {
    const { concept, country } = story;
    const read = analyseStory({ story: textOf(story), concept, country, cast: undefined }).sentences;
    if (read.length !== story.sentences.length) return [];
    const sentences = inTurns
      ? read.map(({ place: _, ...sentence }, at) => {
          const place = inTurns[i]![at];
          return { ...sentence, ...(place !== undefined && { place }) };
        })
      : read;
    const labels = story.sentences.map(({ places }) =>
      places.flatMap((place): (Roof | 'none')[] =>
        place === 'none' ? ['none'] : [roofOver(place) ?? known[place] ?? []].flat(),
      ),
    );
    return [{ sentences, labels }];
  });
}

const heed: Heed = {
  smallness: { ofWord: 4, ofTellingWord: 3, ofOther: 2 },
  leastStories: { ofWord: 4, ofOther: 3 },
  leastOfWord: 0.4,
};

/** Where nothing is known, anything is allowed. */
const allowedBy = (labels: readonly (Roof | 'none')[]): boolean[] =>
  labels.length === 0
    ? [true, true, true]
    : [...roofs.map((roof) => labels.includes(roof)), labels.includes('none') || labels.includes('neither')];

export const lessonOfRoofs = ({ sentences, labels }: RoofStory): Lesson =>
  lessonFrom(roofEvidence(sentences), labels.map(allowedBy));

/** The weights by which the roofs that a reader sees are as likely as can be. */
export const learnRoofs = (lessons: readonly Lesson[]): Map<string, number> => learnWeights(lessons, heed);
