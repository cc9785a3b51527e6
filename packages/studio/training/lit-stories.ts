import { type Light, labelledStories, textOf } from '../src/write/fixtures/labelled-stories.ts';
import { nightEvidence } from '../src/write/stage/night-judge/night-evidence.ts';
import { nightRules } from '../src/write/stage/night-judge/nights-by-rules.ts';
import { analyseStory, type StorySentence } from '../src/write/story/analyse-story.ts';
import { type Heed, type Lesson, learnWeights, lessonFrom } from './learn-weights.ts';

/** A story as the studio reads it, with the light in which a careful reader sees each of its sentences play. */
export type LitStory = { sentences: StorySentence[]; lights: Light[] };

/** A label may be so many lines further on than the one before: two sentences may be read as one. */
const reach = 3;

/** Stories to learn from, or to measure by and never to look at; those whose light nobody has told are left out. */
export const litStories = (folder: 'learned' | 'held-out'): LitStory[] =>
  labelledStories(folder)
    .filter((story) => story.sentences.some(({ light }) => light !== undefined))
    .map((story) => {
      const { concept, country } = story;
      const { sentences } = analyseStory({ story: textOf(story), concept, country, cast: undefined });
      let line = 0;
      const lights = sentences.map(({ text }) => {
        const next = story.sentences.findIndex(
          (one, at) =>
            at >= line && at < line + reach && (one.text.includes(text) || text.includes(one.text)),
        );
        if (next < 0) return undefined;
        line = next;
        return story.sentences[next]!.light;
      });
      return { sentences, lights };
    });

const heed: Heed = {
  smallness: { ofWord: 6, ofTellingWord: 6, ofOther: 2 },
  leastStories: { ofWord: 3, ofOther: 2 },
  leastOfWord: 0.4,
};

/** Twilight is shown as either, and so is what is not told. */
const allowedIn = (light: Light): boolean[] => [light !== 'day', light !== 'night'];

export const lessonOfNight = ({ sentences, lights }: LitStory): Lesson =>
  lessonFrom(nightEvidence(sentences, nightRules(sentences)), lights.map(allowedIn));

/** The weights by which the nights that a reader sees are as likely as can be. */
export const learnNights = (lessons: readonly Lesson[]): Map<string, number> => learnWeights(lessons, heed);
