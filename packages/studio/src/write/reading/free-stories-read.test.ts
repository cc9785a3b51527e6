import { expect, it } from 'vitest';
import { placeOf } from '../stage/story-place.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { findPlaces } from './places.ts';

const read = (story: string, concept = 'a day') => analyseStory({ story, concept });

it('lets whoever asks go on where the answer comes after it', () => {
  const { sentences } = read(
    'Liam held the magnet. Amina hung a clip on it. "Why does it stick?" she asked. "It does not touch the magnet." "The clip has become a magnet too," said Mrs. Tremblay.',
  );
  expect(sentences[3]!.quote?.speaker).toBe('Amina');
});

it.each([
  ['at dinner', ['Ben put the bike in the garage.', 'At dinner his brother shouted.'], 'home'],
  ['in a room of one’s own', ['Ben stood in the garden.', "That night he went into Josh's room."], 'bedroom'],
  [
    'in the hour of another time',
    ['We sat in the library.', 'At 8.17 in the evening the call came.'],
    undefined,
  ],
])('is %s', (_, story, place) => {
  expect(findPlaces(story).at(-1)).toBe(place);
});

it('knows Martin Luther King Jr. by the name that a full stop ends', () => {
  const { entities } = read('In 1955 a young minister named Martin Luther King Jr. led the boycott.');
  expect(entities.find(({ name }) => name.startsWith('Martin'))?.known).toBe('martin-luther-king');
});

it('shows no crowd of many colours for people of one', () => {
  const { sentences } = read(
    'Rosa got on a bus. Black people had to give their seats to white people. The people cheered.',
  );
  expect(sentences[1]!.groups).toBeUndefined();
  expect(sentences[2]!.groups).toEqual(['people']);
});

it('sees both of those who marry', () => {
  const { sentences } = read('Pierre Curie was a scientist. In 1895 Marie Curie married Pierre Curie.');
  expect(sentences.at(-1)!.people).toEqual(['Marie Curie', 'Pierre Curie']);
});

it('opens nowhere where only the end has a place', () => {
  const { sentences } = read(
    'Mrs. Tan gave us magnets. Liam tried it. Amina tried it. It stuck. At home Liam tested the fridge.',
  );
  expect(placeOf(sentences)).toBe('plain');
});

it('knows a pet by what it is, not by what its name means', () => {
  const kiwi = (story: string) => read(story).entities.find(({ name }) => name === 'Kiwi')?.what;
  expect(kiwi('Ana had a parakeet called Kiwi. Kiwi sat in a cage.')).not.toBe('kiwi');
});

it('sees who comes at break, and lets him go on speaking', () => {
  const { sentences, entities } = read(
    'Ms. Bell said, "You decide." Ana made a poster. Sam wrote on it. They hung it up. It was red. Ana was glad. At break a big boy stood in front of it. "Who wants to sit?" he said. "Goals are better!"',
  );
  expect(entities.some(({ name }) => name === 'Boy')).toBe(true);
  expect(sentences.at(-1)!.quote?.speaker).not.toBe('Ms. Bell');
});

it('follows "him" to who was just presented', () => {
  const { sentences } = read('Papa took me to Mama. "This is Emil," said Mama. I looked at him.');
  expect(sentences.at(-1)!.people).toEqual(['Emil']);
});

it('takes the name that who tells a story says', () => {
  const { teller } = read('My mother had a baby. I looked at it. "I am Lotte," I said.');
  expect(teller).toBe('Lotte');
});

it.each([
  ['the potter’s daughter is no potter', 'Her friend was Zainab, the potter’s daughter.', 'Zainab', 'child'],
  ['a river is no painter', 'We saw where the river meets the Saint Lawrence.', 'Saint Lawrence', 'place'],
])('%s', (_, text, name, kind) => {
  expect(read(`Mira is nine. ${text}`).entities.find((one) => one.name === name)?.kind).toBe(kind);
});

it('makes old whom a story calls so, one of a friend who is named, and whales of their calves', () => {
  expect(read('Old Mrs. Daly said a prayer.').entities[0]).toMatchObject({ elder: true });
  expect(read('Mira is nine. Her best friend was Zainab. They ran.').people).toEqual(['Mira', 'Zainab']);
  const calves = read('The whales come to eat. They swim south, where their calves are born.').entities;
  expect(calves.every(({ what }) => what === 'whale')).toBe(true);
});

it('lets nobody listen of whom history only tells, and leaves a shop after a while', () => {
  const { sentences } = read(
    'Mother came home. A woman named Rosa Parks had been arrested. "We will not ride," said my mother.',
  );
  expect(sentences.at(-1)!.quote?.listener).not.toBe('Rosa Parks');
  const after = ['Men talked in the tea shop.', ...Array<string>(7).fill('Everybody was glad.')];
  expect(findPlaces(after).at(-1)).toBeUndefined();
});

it('knows who came in, whoever tells it after', () => {
  const { people } = read('Camille sat there. The first customer came in. It was Monsieur Roche.');
  expect(people).not.toContain('Customer');
});

it('has no room of today in the eighteenth century', () => {
  const { sentences } = read(
    'In the eighteenth century many people were ill. Edward Jenner went to the hospital. Edward Jenner took a needle.',
  );
  expect(sentences.map(({ place }) => place)).not.toContain('hospital');
});
