import { labelledStories } from '../src/write/fixtures/labelled-stories.ts';
import { whereItPlays } from '../src/write/reading/fixtures/where-it-plays.ts';
import storiesOfTests from '../src/write/reading/fixtures/where-stories-play.json' with { type: 'json' };
import { sceneOf } from '../src/write/stage/scenes-by-place.ts';
import { analyseStory } from '../src/write/story/analyse-story.ts';

/** A story with the places in which a careful reader sees each of its sentences play. */
export type PlacedStory = {
  /** Read sentence by sentence with more care than most. */
  isCareful?: boolean;
  sentences: string[];
  /** Classes of places, `else` where no scene shows the place, `none` where a plain ground is right. */
  labels: string[][];
};

/** What is as good a picture of a place: the room of a home is in the home. */
const wider: Readonly<Record<string, string[]>> = {
  kitchen: ['home'],
  bedroom: ['home'],
  lab: ['classroom'],
};

/** Stories to learn from, or to measure by and never to look at. */
export const placedStories = (folder: 'learned' | 'held-out'): PlacedStory[] =>
  labelledStories(folder).map(({ file, sentences }) => ({
    isCareful: file === 'careful',
    sentences: sentences.map(({ text }) => text),
    labels: sentences.map(({ places }) => places.flatMap((label) => [label, ...(wider[label] ?? [])])),
  }));

/** Whole stories. */
const testStories = (): PlacedStory[] =>
  storiesOfTests.map(({ plays, ...brief }) => ({
    sentences: analyseStory(brief).sentences.map(({ text }) => text),
    labels: plays.flatMap((run) => {
      const [count, ...scenes] = run.split(' ');
      // The best comes first, and is what should be shown.
      const [best = 'none'] = scenes.filter((scene) => scene !== 'room');
      return Array.from({ length: Number(count) }, () => [best === 'plain' ? 'none' : best]);
    }),
  }));

/** Moments of a few sentences, each for one way in which phrases tell of places. */
const moments = (): PlacedStory[] =>
  Object.values(whereItPlays).map((sentences) => ({
    sentences: sentences.map(([text]) => text),
    labels: sentences.map(([, place]) => (place === undefined ? ['none', 'else'] : [place])),
  }));

/** What the tests of the house know of places: the judge learns from it, too. */
export const alwaysLearned = (): PlacedStory[] => [...testStories(), ...moments()];

/** What the tests of the house hold is learned so many times over; what was read with the most care, twice. */
const heedOfTests = 9;

/** What the judge of places learns from with these stories, each as often as it counts. */
export function toLearn(stories: readonly PlacedStory[]): PlacedStory[] {
  const always = alwaysLearned();
  return [
    ...stories,
    ...stories.filter(({ isCareful }) => isCareful),
    ...Array.from({ length: heedOfTests }, () => always).flat(),
  ];
}

/** What a place shown for a sentence is worth: nothing where a plain ground is shown. */
export type Worth = 'right' | 'wrong' | 'plain';

export function worthOf(place: string | undefined, labels: readonly string[]): Worth {
  const scene = sceneOf(place);
  if (scene === undefined || scene === 'room') return 'plain';
  return labels.some((label) => label === scene || sceneOf(label) === scene) ? 'right' : 'wrong';
}

/** Whether a sentence has a place that a scene shows, and no plain ground would do. */
export const isAsked = (labels: readonly string[]): boolean =>
  labels.every((label) => label !== 'none' && label !== 'else') &&
  labels.some((label) => sceneOf(label) !== undefined);
