import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const kindIn = (story: string, name: string) =>
  analyseStory({ story, concept: 'a day' }).entities.find((one) => one.name === name)?.kind;

describe('somebody with two names', () => {
  it.each([
    ['Priya Nair ran at the school sports day. Her teacher cheered.', 'Priya Nair'],
    ['In our class, Lucas Ferreira and Ana Tanaka collected bottles. Lucas counted them.', 'Lucas Ferreira'],
    ['Samir Haddad was late for school. His mother had not woken him. Samir ran.', 'Samir Haddad'],
    ['Dr. Okoro visited our class. Emily Stone asked him a question.', 'Emily Stone'],
    ['Maria Lopez worked in the fields. She was ten years old.', 'Maria Lopez'],
  ])('is a child among children: %s', (story, name) => {
    expect(kindIn(story, name)).toBe('child');
  });

  it.each([
    ['Marie Dubois is a baker in Lyon. She gets up at three.', 'Marie Dubois'],
    ['Jonas Weber owns a shop beside our school. His wife Karin sells bells.', 'Jonas Weber'],
    ['Ellen Ochoa visited our school. She is an astronaut.', 'Ellen Ochoa'],
    ['Ellen Ochoa went to school in California. She flew into space in 1993.', 'Ellen Ochoa'],
    ['Peter Novak repaired the roof in the rain.', 'Peter Novak'],
  ])('is grown up where something tells so, or nothing is about children: %s', (story, name) => {
    expect(kindIn(story, name)).toBe('adult');
  });
});

describe('who is a he or a she', () => {
  it.each([
    ['Sakura ran to the bus. Then he fell.', 'Sakura', 'he'],
    ['Sakura forgot his bag. The bus left.', 'Sakura', 'he'],
    ['Hana nodded. Later Jiwoo opened his lunch box.', 'Jiwoo', 'he'],
  ])('is told by what the text says later, over what a name is like: %s', (story, name, gender) => {
    const { entities } = analyseStory({ story, concept: 'a day' });
    expect(entities.find((one) => one.name === name)?.gender).toBe(gender);
  });
});

it('takes what bears the name of somebody for no person', () => {
  expect(
    kindIn('Lena is blind. Braille is a way of writing with raised dots. Lena reads Braille.', 'Braille'),
  ).toBe('thing');
});
