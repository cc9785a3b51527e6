import { expect, it } from 'vitest';
import type { Beat } from '../stage/beat.ts';
import { castStory } from '../stage/cast.ts';
import { stagePanels } from '../stage/stage-panel.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { whoIsBlind } from './who-is-blind.ts';

const blindIn = (story: string) => {
  const { entities, sentences } = analyseStory({ story, concept: 'Braille' });
  return [
    ...whoIsBlind(
      entities,
      sentences.map(({ text }) => text),
    ),
  ];
};

it.each([
  ['Lena is blind. Paul read to her.', ['Lena']],
  ['Lena ran into the room. She was blind. Paul waved.', ['Lena']],
  ['Lena is deaf and blind, and she goes to my school.', ['Lena']],
  ['Paul sat beside a blind girl named Lena.', ['Lena']],
  ['Paul became blind when he was three. Lena helped him.', ['Paul']],
])('finds who cannot see: %s', (story, names) => {
  expect(blindIn(story)).toEqual(names);
});

it.each([
  'Lena could not see the board from there.',
  'Paul pulled down the blind. Lena laughed.',
  'Paul was not blind.',
])('finds nobody who sees: %s', (story) => {
  expect(blindIn(story)).toEqual([]);
});

it('draws who is blind with closed eyes, pointing at nothing', () => {
  const story = analyseStory({
    story: 'Lena is blind. Lena pointed at the door. Paul laughed.',
    concept: 'Braille',
  });
  const cast = castStory(story, { seed: 'seed' });
  const beat: Beat = {
    kind: 'narration',
    lines: [],
    caption: 'Lena pointed.',
    people: ['Lena', 'Paul'],
    acts: [{ who: 'Lena', pose: 'point' }],
  };
  const [panel] = stagePanels([beat], {
    cast,
    home: 'plain',
    seed: 'seed',
    language: 'en',
    dark: false,
  });
  expect(panel!.cast?.[0]).toMatchObject({ name: 'Lena', expression: 'proud', pose: 'idle' });
});
