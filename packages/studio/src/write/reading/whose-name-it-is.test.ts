import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it.each(['Digestion', 'Photosynthesis', 'Evaporation'])('takes %s for nobody', (name) => {
  const { entities } = analyseStory({
    story: `${name} begins in the morning. It takes time.`,
    concept: 'Nature',
  });
  expect(entities.map((one) => one.name)).not.toContain(name);
});

it('takes a girl with an ending of ideas for a girl', () => {
  const { entities } = analyseStory({ story: 'Constance began to read. She smiled.', concept: 'Nature' });
  expect(entities).toMatchObject([{ name: 'Constance', kind: 'child' }]);
});
