import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'A story' });
const entity = (story: string, name: string) => read(story).entities.find((one) => one.name === name);

it('takes the neighbour of an animal for one, of the kind that is told', () => {
  const { entities, sentences } = read(
    'Long ago there lived a jackal by a lake. His neighbour was a quiet crane with grey legs. "Pull out this bone," said the jackal. The crane pulled. She felt his teeth on her neck.',
  );
  expect(entities.map(({ kind, what }) => [kind, what])).toEqual([
    ['animal', 'jackal'],
    ['animal', 'crane'],
  ]);
  expect(sentences.at(-1)!.people).toEqual([entities[1]!.name]);
});

it('takes the man behind something for whom the sentence says he was', () => {
  const { entities } = read(
    'In 1761 people came to see a bridge. The man behind the bridge was James Brindley. He was born on a farm.',
  );
  const people = entities.filter(({ kind }) => kind === 'adult');
  expect(people.map(({ name, period }) => [name, period])).toEqual([['James Brindley', '1761 Europe']]);
});

it('knows somebody of history whom a story calls by name only after he has come, and who got a name as a child', () => {
  const { entities, sentences } = read(
    'At four a tall man with grey hair walked through the gate. He raised his fist. Nelson Mandela was free. His father was an adviser. As a boy he looked after sheep. His teacher, Miss Mdingane, gave each child an English name. She called him Nelson.',
  );
  expect(entities.map(({ name, kind }) => [name, kind])).toEqual([
    ['Nelson Mandela', 'adult'],
    ['Miss Mdingane', 'adult'],
    ["Nelson's father", 'adult'],
  ]);
  expect([0, 1, 4].map((at) => sentences[at]!.people)).toEqual(Array(3).fill(['Nelson Mandela']));
});

it('gives the tail of an animal to the one that spreads it', () => {
  const told = read(
    'King Elephant called the animals. The peacock hid and spread his tail. "I do not dig," he said.',
  );
  expect(told.sentences.at(-1)!.quote?.speaker).toBe('peacock');
});

it('lets everybody of a list do what the last one does', () => {
  expect(read('Aoife, Conor and Zofia planned a party.').sentences[0]!.people).toEqual([
    'Aoife',
    'Conor',
    'Zofia',
  ]);
});

it('takes one of a group in a class for a pupil', () => {
  const told =
    'Mr. Alvarez put a scale on the table. "Build a bridge," he said. Our group was Tyler, Priyanka and me. Tyler glued pieces. It broke. Priyanka had a plan. She drew a square. Nothing moved. It held. It broke at five. The class clapped. Tyler laughed.';
  expect(read(told).narrator).toBe('child');
});

it('takes who says their full name only themselves for a child, as the story calls them', () => {
  const told = '"I know," said Noah. His grandmother laughed. "My name is Noah Tremblay," he said.';
  expect(entity(told, 'Noah Tremblay')?.kind).toBe('child');
});

it('gives a woman no uncle of the one whom her story is about', () => {
  const told =
    'Wangari Maathai lived in Kenya. Her mother told her about a tree. Most girls stayed at home. But her brother asked, "Why?"';
  expect(read(told).entities.some(({ name }) => name === "Wangari Maathai's brother")).toBe(true);
});

it('takes who works with a partner in a lab for a pupil', () => {
  const told = 'My partner Emre and I tested it. We took three bottles. We pulled a balloon over each.';
  expect(read(told).narrator).toBe('child');
});

it('lets whoever speaks go on in their own paragraph where a story sets its talk out so', () => {
  const told = [
    '"Come in," said Ana. Tom came in.',
    '"Why?" asked Tom.',
    '"It rains," said Ana.',
    '"Are you ill?" asked Tom. "I miss your music."',
  ];
  expect(read(told.join('\n\n')).sentences.at(-1)!.quote?.speaker).toBe('Tom');
});

it('knows from the beginning who is called by name only later', () => {
  const { entities, sentences } = read(
    'In 1609 a professor of mathematics in Padua heard surprising news. The professor was called Galileo Galilei. Galileo built a telescope.',
  );
  expect(entities.filter(({ kind }) => kind === 'adult').map(({ name }) => name)).toEqual([
    'Galileo Galilei',
  ]);
  expect(sentences.map(({ people }) => people)).toEqual(Array(3).fill(['Galileo Galilei']));
});

it('draws nobody for an animal of two names that no look shows', () => {
  const { entities } = read('In the forest there lived a little mouse-deer called Kancil. He was clever.');
  expect(entities).toMatchObject([{ name: 'Kancil', kind: 'animal', what: 'mouse-deer' }]);
});
