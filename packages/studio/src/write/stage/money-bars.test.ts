import { expect, it } from 'vitest';
import { textsOf } from '../../language/language.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { moneyBars } from './story-diagram.ts';

const barsOf = (story: string) =>
  moneyBars(analyseStory({ story, concept: 'money' }).sentences, textsOf('en'));

it('shows money that is saved', () => {
  expect(barsOf('Ana saved £2. A week later she had £4. Then she had £7.')?.diagram).toMatchObject({
    kind: 'bars',
  });
});

it('adds no costs to what is earned', () => {
  const story =
    'Ana sat on an old box. The bags cost $6 and the paint cost $9. She had paid $18. She earned $72 this week.';
  expect(barsOf(story)).toBeUndefined();
});

it('shows no growth in what things cost', () => {
  expect(barsOf('The bus costs £1.50. The tickets were £2.25 each. They paid £4.50.')).toBeUndefined();
});
