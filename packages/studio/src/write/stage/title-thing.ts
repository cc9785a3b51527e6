import { kindOf } from '../../words/kind-of.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { plainWords, singular } from '../text/words.ts';
import { isGrave } from './grave-story.ts';
import { holdsAnything, keyThing } from './key-thing.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { propsFor } from './things-of-sentence.ts';

/** What the panels show so often is what a story is about, if nothing else tells it. */
const shownOften = 2;
/** Ground, water and weather are where a story plays. */
const thingKinds = /^(?:artifact|food|animal|plant)$/;

/**
 * The thing under the title of a story: what its topic names; a word of the topic that the story shows as a thing, so that
 * its sense is sure ("Mushroom picking"); what the story names again and again; what its panels show most.
 * @param sentences those of the part that the title is of
 */
export function titleThing(
  topic: string,
  sentences: readonly StorySentence[],
  story: Story,
): string | undefined {
  const around = topicWords(story);
  const whole = pictureFor(topic, story.language, around);
  if (whole) return whole;
  if (isGrave(story)) return undefined;
  if (story.language !== 'en') return keyThing(story);
  const shown = new Map<string, number>();
  for (const sentence of sentences)
    for (const prop of propsFor(sentence, story))
      if ('icon' in prop) shown.set(prop.icon, (shown.get(prop.icon) ?? 0) + 1);
  const named = plainWords(topic)
    .map((word) => pictureFor(singular(word), 'en', around))
    .find((icon) => icon !== undefined && shown.has(icon));
  return named ?? keyThing(story) ?? mostShown(shown);
}

function mostShown(shown: ReadonlyMap<string, number>): string | undefined {
  const [most] = [...shown]
    .filter(([icon, count]) => count >= shownOften && isThing(icon))
    .sort(([, a], [, b]) => b - a);
  return most?.[0];
}

const isThing = (icon: string) =>
  !holdsAnything(icon) && thingKinds.test(kindOf(icon.replace(/^x-/, '').replaceAll('-', ' ')) ?? '');
