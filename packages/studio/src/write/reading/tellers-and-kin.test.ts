import { expect, it } from 'vitest';
import { historicalPerson } from '../../language/historical-people.ts';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ concept: 'ramps', story });
const kinds = (story: string) =>
  Object.fromEntries(read(story).entities.map(({ name, kind, what }) => [name, what ?? kind]));

it('takes who tells of their trade for grown up', () => {
  expect(
    read('I am an optician in Nagpur for twenty two years. One boy copied sums from my calendar.').narrator,
  ).toBe('adult');
});

it('takes who has a daughter for grown up, and for whoever signs the letter', () => {
  const { narrator, teller, entities } = read(
    'Dear Mr. Tierney, my parents are Tom and Bridie. My mother laughed. My daughter Saoirse explained it to us.\nYours sincerely,\nGráinne Quinlan',
  );
  expect({ narrator, teller }).toEqual({ narrator: 'adult', teller: 'Gráinne Quinlan' });
  expect(entities.find(({ name }) => name === 'Gráinne Quinlan')).toMatchObject({
    kind: 'adult',
    gender: 'she',
  });
});

it('knows by what name a grown-up who tells is called', () => {
  const { teller, entities } = read(
    'My mother-in-law, Dolores, came to live with us. I drive a snow plow. Dolores said, "Gary, I am fine." She asked if the Gary who builds ramps lived here.',
  );
  expect(teller).toBe('Gary');
  expect(entities.filter(({ kind }) => kind === 'adult').map(({ name }) => name)).toEqual([
    'Gary',
    'Dolores',
  ]);
});

it('gives the teacher and the grandmother of a boy to him, and not to his coach', () => {
  expect(
    Object.keys(
      kinds(
        'Aarav Deshmukh dropped every catch. His coach told that he is lazy. His teacher agreed. His grandmother came in.',
      ),
    ),
  ).toEqual([
    'Aarav Deshmukh',
    "Aarav Deshmukh's coach",
    "Aarav Deshmukh's teacher",
    "Aarav Deshmukh's grandmother",
  ]);
});

it('takes "Brian, her son" for Brian alone', () => {
  expect(
    Object.keys(kinds("The women met in Mama Wanjiku's yard. Brian, her son in Form One, kept the book.")),
  ).not.toContain("Mama Wanjiku's son");
});

it('lets nobody speak who is only compared with', () => {
  const { sentences } = read(
    'My uncle Ramón took a string and made me sing. It was higher, like when my mum and my dad sing the same song. "Half the length shakes twice as fast," he said.',
  );
  expect(sentences[1]!.people).toEqual([]);
  expect(sentences[2]!.quote?.speaker).toBe('Ramón');
});

it.each([
  ['The Crab laughed. The Owl sang.', { Crab: 'crab', Owl: 'owl' }],
  ['Once there lived a Fiddler Crab by the sea. "Go," said the Crab.', { 'Fiddler Crab': 'crab' }],
  ['The Mudskipper blinked his eyes.', { Mudskipper: 'mudskipper' }],
  ['They drove from Buffalo to Albany.', { Buffalo: 'place', Albany: 'place' }],
  [
    'The canoe needed a name. Three names were on the board: Otter, Loon and Moose. Otter got ten. Priya laughed.',
    { Otter: 'thing', Loon: 'thing', Moose: 'thing', Priya: 'child' },
  ],
  [
    'The names on the list were short: Ana, Ben and Leo. Ana laughed.',
    { Ana: 'child', Ben: 'child', Leo: 'child' },
  ],
])('knows animals of a fable from names on a board: %s', (story, expected) => {
  expect(kinds(story)).toMatchObject(expected);
});

it('knows no sultan of history by that word alone', () => {
  expect(historicalPerson('Sultan')).toBeUndefined();
  expect(historicalPerson('Tipu Sultan')).toBeDefined();
});

it('takes a boy who gets a name for a boy', () => {
  expect(
    kinds(
      'I am an optician and will tell you about one boy. His name was Aarav Deshmukh, and he dropped every catch.',
    ),
  ).toMatchObject({ 'Aarav Deshmukh': 'child' });
});

it('takes whom a boy calls uncle for the man who tells', () => {
  expect(
    read('I am an optician. A boy sat down in my shop. "Uncle," he said, "I see the leaves."'),
  ).toMatchObject({
    narrator: 'adult',
    teller: 'Uncle',
  });
});

it('knows whose diary it is by its title', () => {
  const diary = { concept: 'sleep', story: 'Monday. I went to bed at one. My brother thought I was ill.' };
  const { teller, entities } = analyseStory({ ...diary, title: "Seo-yeon's sleep diary" });
  expect(teller).toBe('Seo-yeon');
  expect(entities).toContainEqual(
    expect.objectContaining({ name: 'Seo-yeon', kind: 'child', gender: 'she' }),
  );
  expect(analyseStory({ ...diary, title: "The moon's diary" }).teller).toBeUndefined();
});

it('takes Master Gutenberg for the Gutenberg of the story', () => {
  const told =
    'Konrad begins in the workshop of Johannes Gutenberg. Master Gutenberg puts the letters in a frame. "A ramp," explains Gutenberg.';
  expect(Object.keys(kinds(told))).toEqual(['Konrad', 'Johannes Gutenberg']);
});
