import { expect, it } from 'vitest';
import { crowdMakeup } from '../../draw/staging/crowd-makeup.ts';
import { analyseStory } from '../story/analyse-story.ts';

it.each([
  ['More than four hundred people sat on the floor.', ['people']],
  ['Four hundred people cheered.', ['people']],
  ['Nearly a thousand women walked to the mill.', ['women']],
  ['At least 200 soldiers marched.', ['soldiers']],
  ['Over fifty villagers came.', ['villagers']],
  ['Thousands gathered at the gate.', ['thousands']],
  ['Hundreds of thousands of East Germans were marching in Leipzig.', ['thousands']],
  ['Dozens waited outside.', ['dozens']],
  ['Crowds cheered in the street.', ['crowds']],
  ['The crowd below waved.', ['crowd']],
  ['Workmen dug a hole.', ['Workmen']],
  ['Strangers embraced each other.', ['strangers']],
  ['Thousands of dollars were lost.', undefined],
  ['The repair cost hundreds.', undefined],
  ['Two people sat on the floor.', undefined],
])('%s', (story, groups) => {
  expect(analyseStory({ concept: 'crowds', story }).sentences[0]!.groups).toEqual(groups);
});

const isMan = (person: string) => /man$/.test(person) && !/woman$/.test(person);

it.each(['his men', 'workmen', 'firemen', 'policemen', 'the fishermen', 'gentlemen', 'princes'])(
  '%s are men',
  (name) => {
    const { front, back } = crowdMakeup(name);
    expect([...front, ...back].every(isMan)).toBe(true);
  },
);

it.each(['the women', 'policewomen', 'suffragettes', 'princesses'])('%s are women', (name) => {
  const { front, back } = crowdMakeup(name);
  expect([...front, ...back].every((person) => /woman$/.test(person))).toBe(true);
});

it.each(['strangers', 'protesters', 'the strikers'])('%s are grown up, women and men', (name) => {
  const { front, back } = crowdMakeup(name);
  const all = [...front, ...back];
  expect([all.some(isMan), all.some((one) => /woman$/.test(one)), all.includes('girl')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('the men are no women', () => {
  const story = 'Hundreds of women ran the machines. The men of the navy waited.';
  expect(analyseStory({ concept: 'crowds', story }).sentences[1]!.groups).toEqual(['men']);
});
