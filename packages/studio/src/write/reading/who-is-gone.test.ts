import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'A dog' }).sentences;

it('shows nobody who is gone until they are there again', () => {
  const told = read(
    'Rex the dog slept. In the evening Rex was gone. The twins called, but he did not come. "It is our fault," said Lebo. There was Rex, where they had found him.',
  );
  expect(told.map(({ people }) => people.includes('Rex'))).toEqual([true, false, false, false, true]);
  expect(told[3]!.quote?.listener).not.toBe('Rex');
});

it('knows who came and who only did not come out', () => {
  const told = read(
    'Pedro ate. At recess Pedro did not come out. "It is a joke," said Caio. Pedro came back.',
  );
  expect(told[1]!.people).not.toContain('Pedro');
  expect(told[2]!.quote?.listener).not.toBe('Pedro');
  expect(told[3]!.people).toContain('Pedro');
});

it('does not show who is only likened to somebody asleep', () => {
  expect(
    read('Grandpa had a chair. Ella walked past it on tiptoe, as if Grandpa were asleep.')[1]!.people,
  ).toEqual(['Ella']);
});

it('knows who of a boy and his mother is gone by the one pronoun that fits', () => {
  const [, , lost, both] = read(
    'Tom and his mother came into the hall. Tom let go of her hand. When Tom turned round she was gone. Tom cried and his mother ran back.',
  );
  expect(lost!.people).toEqual(['Tom']);
  expect(both!.people).toEqual(['Tom', "Tom's mother"]);
});

it('takes away neither of two whom a pronoun may mean', () => {
  const told = read('Ana and her mother came into the hall. Ana and her mother sang, but she was gone.');
  expect(told[1]!.people).toEqual(['Ana', "Ana's mother"]);
});

it('knows what is gone from somebody, and who has only gone somewhere', () => {
  const told = read(
    'Kondwani had learned his line by heart, and it was gone. Kondwani looked at his feet. Hana had gone up to the roof with her notebook and had drawn the moon. Grandfather had gone quiet.',
  );
  expect(told.map(({ people }) => people)).toEqual([['Kondwani'], ['Kondwani'], ['Hana'], ['Grandfather']]);
});
