import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string, concept = 'A story') => analyseStory({ story, concept });
const entity = (story: string, name: string) => read(story).entities.find((one) => one.name === name);

it.each([
  [
    'a worm that tells its own story',
    'My name is Wilma, and I live in a box. I am a red wiggler, which is a kind of worm. A boy lifts the lid.',
    { teller: 'Wilma', kind: 'animal', what: 'worm' },
  ],
  [
    'a drop of water',
    'I am a drop of water. The sun warms me, and I rise. I meet a million others in a cloud.',
    { teller: 'Drop of water', kind: 'thing' },
  ],
])('knows %s', (_, story, { teller, ...what }) => {
  const found = read(story);
  expect(found.teller).toBe(teller);
  expect(found.entities.find(({ name }) => name === teller)).toMatchObject(what);
});

it('takes nobody who only compares themselves for a thing', () => {
  expect(read('I am a big fan of my sister. My mom says I am a good runner.').teller).toBeUndefined();
});

it.each([
  [
    'an age before the name',
    'Ten-year-old Ida Berg ran to the beach. Ida saw the wave.',
    'Ida Berg',
    'child',
  ],
  ['a big sister with her title', 'Ate Mae, our big sister, said no. She laughed.', 'Ate Mae', 'child'],
  ['somebody by their work', 'An old mapmaker drew a king. He sold the map.', 'Mapmaker', 'adult'],
  [
    'what somebody became later',
    'Awa asked her grandfather. By then Awa was a griot herself.',
    'Awa',
    'child',
  ],
  [
    'a city by what is said of it',
    'Zanda, the capital of the north, was quiet. They came.',
    'Zanda',
    'place',
  ],
])('reads %s', (_, story, name, kind) => {
  expect(entity(story, name)?.kind).toBe(kind);
});

it.each([
  'Mansa Musa left Mali. In the markets of Cairo Mansa Musa gave gold away.',
  'Mansa Musa left Mali. In Cairo Musa gave gold away. On the way home Musa brought an architect.',
])('parts a city from a name that stands behind it by chance: %s', (story) => {
  expect(entity(story, 'Cairo')?.kind).toBe('place');
  expect(entity(story, 'Mansa Musa')?.known).toBe('mansa-musa');
});

it('knows a king of history by another word for a ruler', () => {
  const { sentences } = read('Mansa Musa rode to Mecca. "I bow only to God," the emperor answered.');
  expect(sentences[1]?.quote?.speaker).toBe('Mansa Musa');
});

it('reads speech behind dashes, as Spanish books set it', () => {
  const { sentences } = read(
    'Bruno corrió por la montaña con una carta. —El mensaje es urgente —explicó Bruno sin aliento. Luego Bruno siguió corriendo hasta el pueblo.',
    'Los incas',
  );
  expect(sentences[1]?.quote).toMatchObject({ speaker: 'Bruno', spoken: ['El mensaje es urgente.'] });
});

it('has both of a hug in the picture', () => {
  const { sentences } = read('Tim cried. His mother came in and sat down. She hugged him.');
  expect(sentences.at(-1)?.people).toEqual(["Tim's mother", 'Tim']);
});
