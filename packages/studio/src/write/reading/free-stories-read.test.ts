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
