import { expect, it } from 'vitest';
import { plainGround } from '../stage/scenes-by-place.ts';
import { settingOf } from '../stage/tell-sentence.ts';
import { analyseStory } from '../story/analyse-story.ts';
import labelled from './fixtures/where-stories-play.json' with { type: 'json' };

/** Grounds that claim no place. */
const plain = new Set<string>([plainGround, 'chalk']);

/** Of each story's `plays`: for so many sentences, the scenes that are right, the best first. */
const judged = labelled.flatMap(({ plays, ...brief }) => {
  const story = analyseStory(brief);
  const right = plays.flatMap((run) => {
    const [count, ...scenes] = run.split(' ');
    return Array.from({ length: Number(count) }, () => scenes);
  });
  expect(right).toHaveLength(story.sentences.length);
  return story.sentences.map((sentence) => {
    const scene = settingOf(sentence, story);
    if (right[sentence.index]!.includes(scene)) return 'right';
    return plain.has(scene) ? 'plain' : 'wrong';
  });
});
const count = (verdict: string) => judged.filter((one) => one === verdict).length;

it('draws hardly a sentence of fourteen stories where it does not play, and few before a plain ground', () => {
  expect(count('wrong')).toBeLessThanOrEqual(1);
  expect(count('plain')).toBeLessThanOrEqual(12);
});
