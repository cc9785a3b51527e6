import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { whereItPlays, whereItPlaysElsewhere } from './fixtures/where-it-plays.ts';
import { phrasePlaces } from './phrase-places.ts';

const findPlaces = (sentences: readonly string[]) => phrasePlaces(sentences).places;

describe('phrasePlaces', () => {
  it.each(Object.entries(whereItPlays))('knows where it plays: %s', (_, sentences) => {
    const found = findPlaces(sentences.map(([text]) => text));
    expect(sentences.map(([text], i) => [text, found[i]])).toEqual(sentences);
  });
});

it.each(Object.entries(whereItPlaysElsewhere))('follows a story in %s from place to place', (_, told) => {
  const { sentences } = analyseStory({ concept: '', story: told.story });
  expect(sentences.map(({ place }) => place)).toEqual(told.places);
});

it('comes back to what was built or put somewhere, whatever time has passed', () => {
  expect(
    findPlaces([
      'Ben built a snowman in the garden.',
      'On Tuesday the sun came out and the snowman got smaller.',
      'They put a cup on the window sill.',
      'The next day the cup was half empty.',
      'The next day Ben had a cold.',
    ]),
  ).toEqual(['garden', 'garden', 'home', 'home', undefined]);
});

it('puts nobody into a classroom who is on the way home from school', () => {
  const told = ['On the way home from school Lucy found a wallet.', 'Mrs. Brandt gave her an apple.'];
  expect(findPlaces(told)).not.toContain('classroom');
  expect(findPlaces(['The class was loud.', 'Mrs. Brandt gave her an apple.'])[1]).toBe('classroom');
});

it('takes no street for what its name says', () => {
  const told = [
    'They walked to Mill Street and rang at number 12.',
    'An old woman lives in Old Church Lane.',
  ];
  expect(findPlaces(told)[0]).toBe('street');
  expect(findPlaces(['The baker ran down School Lane.'])).toEqual(['street']);
  expect(findPlaces(['They walked to the mill.'])).not.toEqual(['street']);
});

it('begins where a story is set before it begins', () => {
  const told = [
    'My grandfather repairs radios in his workshop.',
    'Last summer he gave me one.',
    'I opened it.',
  ];
  expect(findPlaces(told)).toEqual(['workshop', 'workshop', 'workshop']);
  expect(findPlaces([told[0]!.replace('repairs', 'repaired'), ...told.slice(1)])[1]).toBeUndefined();
});

it.each([
  ['a picnic blanket is no bed', ['Pim found a crumb on a picnic blanket.'], ['park']],
  [
    'the yard of a school story is its own',
    ['The class waited.', 'We stood in the yard.'],
    ['school-yard', 'school-yard'],
  ],
  [
    'nobody is where one looks down to',
    ['They walked to the field.', 'The stream below was brown.', 'The water in the stream below was brown.'],
    ['field', 'field', 'field'],
  ],
  ['on the way to school is the street', ['A car nearly hit Mia on the way to school.'], ['street']],
])('%s', (_, sentences, places) => {
  expect(findPlaces(sentences)).toEqual(places);
});

it('puts nobody on a mountain that pupils make, nor into a castle of boxes', () => {
  const volcano = [
    'Our class had to build a volcano.',
    'Maya put a bottle inside the crater.',
    'Foam ran down the mountain.',
  ];
  expect(findPlaces(volcano)).not.toContain('mountain');
  const castle = ['Tom made a castle out of cardboard.', 'He put a doll in the castle.'];
  expect(findPlaces(castle)).not.toContain('palace');
  expect(findPlaces(['They climbed the mountain.', 'A bird sat in the crater.'])).toEqual([
    'mountain',
    'mountain',
  ]);
});

it('takes nobody who does homework to school', () => {
  expect(
    findPlaces(['For homework we had to look at the Moon.', 'I sat on the steps with my notebook.']),
  ).toEqual([undefined, undefined]);
});

it('looks at a photo where it is looked at, and is elsewhere on another day', () => {
  expect(
    findPlaces(['They sat in the classroom.', 'In the photo Pedro was in the cafeteria.', 'He ate.']),
  ).toEqual(['classroom', 'classroom', 'classroom']);
  expect(
    findPlaces(['On the second day they walked to the park.', 'But on the third day it was cold.']),
  ).toEqual(['park', undefined]);
});

it.each([
  ['no village for its hall', ['The farmers met in the village hall.'], ['town-hall']],
  [
    'no deck for a lifeboat',
    ['Grace sat in the lifeboat.', 'The crew rowed out to sea.'],
    ['small-boat', 'small-boat'],
  ],
  ['no room under a roof', ['The water came into the house.', 'We climbed onto the roof.'], ['home', 'roof']],
  [
    'no stars where there is room',
    ['The crow flew over a field.', 'Each stone took up space.'],
    ['field', 'field'],
  ],
  [
    'no shore for the sea from a window',
    ['From her window she saw a light go up over the sea.'],
    [undefined],
  ],
  ['no school yard for what lies behind it', ['The river behind our school is brown.'], [undefined]],
  ['no hills for a stream behind one', ['The stream behind the hill was dry.'], [undefined]],
  [
    'no classroom for a class that is out',
    ['Our class spent two days at Tadoussac.', 'Each group had notebooks.', 'The teacher waited.'],
    [undefined, undefined, undefined],
  ],
])('takes %s', (_, told, places) => {
  expect(findPlaces(told)).toEqual(places);
});

const placesOf = (story: string) =>
  analyseStory({ concept: '', story, country: 'United States' }).sentences.map(({ place }) => place);

it('builds no walls around a street of the 1950s, and lays nobody on a beach in a storm', () => {
  expect(placesOf('In 1955 Betty walked down an American street.')).toEqual(['street']);
  expect(placesOf('In 1755 Betty walked down an American street.')).toEqual(['old-street']);
  expect(placesOf('A storm came. Nora ran to the beach.').at(-1)).toBe('rough-sea');
  expect(placesOf('The sun shone. Nora ran to the beach.').at(-1)).toBe('beach');
});

it('forgets a place that nothing has shown for long, and every place under the next day of a diary', () => {
  const told = [
    'Wednesday, 6 November',
    'At school Mrs. Okafor explained the rules.',
    'Saturday, 9 November',
    'A truck came at six.',
  ];
  expect(findPlaces(told)).toEqual([undefined, 'classroom', undefined, undefined]);
  const long = ['We sat in the library.', ...Array.from({ length: 14 }, () => 'Ana thought about it.')];
  expect(findPlaces(long)[4]).toBe('library');
  expect(findPlaces(long).at(-1)).toBeUndefined();
});

it('takes no class that somebody is in, no work and nothing that one could do for where they are', () => {
  const told = [
    'Lucas practised in his flat.',
    'His aunt laughed.',
    'She built loudspeakers in a factory, so she had to know.',
    'Aunt Bia filled a bowl with water.',
  ];
  expect(findPlaces(told)).toEqual(['home', 'home', undefined, 'home']);
  expect(findPlaces(['He was in Class 4 and not very good with percentages yet.'])).toEqual([undefined]);
  expect(findPlaces(['The same horse could pull thirty tons in a boat.'])).toEqual([undefined]);
  expect(findPlaces(['When she came home, she hardly knew her valley.'])).toEqual([undefined]);
});

it('takes nothing for a place that only sounds like one', () => {
  const placeOf = (text: string) => findPlaces([text])[0];
  expect(placeOf('There was one in mine.')).toBeUndefined();
  expect(placeOf('At thirty metres we climbed onto a wooden platform.')).toBeUndefined();
  expect(placeOf('King Elephant bowed his great head before the owl.')).toBeUndefined();
  expect(placeOf('Grace stayed in the boat and rowed.')).toBe('small-boat');
  expect(
    placeOf('They could not live in the same streets, swim at the same beaches or sit there.'),
  ).toBeUndefined();
  expect(
    findPlaces(['The trial took place in a courtroom.', 'On Robben Island his cell was small.'])[1],
  ).toBeUndefined();
  expect(
    findPlaces(['They sat in the library.', 'Flour, eggs, butter and sugar came to 11.50 euros.'])[1],
  ).toBe('library');
});

it('goes into the building that somebody stands before', () => {
  const told = ['Meera and Arjun stood outside the stationery shop on Gandhi Road.', 'They went in.'];
  expect(findPlaces(told)).toEqual(['street', 'shop']);
});

it('takes a pool in the wild for no swimming pool', () => {
  const wild = ['An elephant and a stork lived by a pond.', 'They came to a pool after the rain.'];
  expect(findPlaces(wild)[1]).toBe('lake');
  expect(findPlaces(['A zebra walked over the plain.', 'It drank from a pool.'])).not.toContain('pool');
  expect(findPlaces(['Ava went to the pool.', 'She swam two lengths.'])).toEqual(['pool', 'pool']);
});

it('has nobody wake up in a street because a dog barks there after it', () => {
  expect(findPlaces(['Tom woke up early.', 'A dog barked in the street.'])).toEqual([undefined, 'street']);
});

it('has nobody fall ill by a river because somebody stands there after it', () => {
  expect(findPlaces(['Rosa fell ill.', 'Her father stood by the river.'])).toEqual([undefined, 'river']);
});

it('does not know where those are who have walked out, nor takes them home before they are', () => {
  expect(
    findPlaces([
      'Today we went to the bog with our class and I came home with one clean sock.',
      'The bus left at nine.',
      'In the school hall a woman showed us an old spade.',
      'Then we walked out along the boardwalk in a line.',
      'She picked up a handful of moss.',
      'I did the sum for our own fire at home.',
    ]).slice(0, 5),
  ).toEqual([undefined, undefined, 'school-hall', undefined, undefined]);
});

it('leaves a room with those who carry something back out of it', () => {
  const told = [
    'In the classroom they looked at the beetles.',
    'Then they brought the beetles back to the hedge.',
  ];
  expect(findPlaces(told)).toEqual(['classroom', undefined]);
});

it.each([
  [
    [
      'After weeks he stands in tall grass in Africa.',
      'He eats there.',
      'The boy in Poland walks through the snow.',
    ],
    [undefined, undefined, 'snow'],
  ],
  [
    ['It is the last match on the cricket pitch.', 'The bowler runs up.'],
    ['field', 'field'],
  ],
  [
    ['It is the last match on the football pitch.', 'The striker runs up.'],
    ['pitch', 'pitch'],
  ],
])('fills nothing back into another land, and sets up a goal for no game without one: %j', (told, places) => {
  expect(findPlaces(told)).toEqual(places);
});

describe('where nobody is', () => {
  it.each([
    ['I live on a cattle station near Alice Springs.', undefined],
    ['They had to meet Grandfather at the station at noon.', undefined],
    ['They let the senators look out to sea.', undefined],
    ['Every morning Esi walked past the trees to school.', undefined],
    ['She took it to the market, to the church and to the mosque.', undefined],
    ['Jasmine ran onto the field. The referee of the soccer game whistled.', 'pitch'],
    ['Samir bought a ring at the hardware shop.', 'special-shop'],
  ])('tells of no place that is only spoken of: %s', (text, place) => {
    expect(findPlaces(text.split(/(?<=\.) /u))[0]).toBe(place);
  });
});

it.each([
  ['When Tom got home, he told his mother everything.', 'home'],
  ['Tom took the stone home and put it in a box.', 'home'],
  ['At dinner that night they talked about it.', 'home'],
  ['Later, Tom wrote about it in his diary.', undefined],
  ['He went to sleep happily.', undefined],
  ['Tom ran home to get a net and came back.', 'river'],
  ['Dad threw sand on the path to the house.', 'river'],
  ['The teacher stops at every house.', 'river'],
  ['The leaves of the tree in the yard moved.', 'river'],
  ['They planned to build a raft in the garage.', 'river'],
  ['On the bank Ada found an old boot.', 'river'],
  ['Ada lost her ring in the sand of the playground.', 'playground'],
])('goes on from a river: %s', (sentence, place) => {
  expect(findPlaces(['Tom and Ada sat by the river.', 'They threw stones.', sentence]).at(-1)).toBe(place);
});

it('puts nobody on the deck of a ship who rows a boat', () => {
  const told = [
    'Linh and her grandmother row their boat along the river.',
    'A woman in another boat sells soup.',
  ];
  expect(findPlaces(told).at(-1)).toBe('small-boat');
});

it.each([
  [
    'who cycles to school is on the street',
    ['Every morning Noor cycles to school over the long bridge.'],
    'street',
  ],
  ['a river under a bridge in no town', ['Two goats met on the bridge.'], 'river'],
  [
    'what somebody repairs where they work',
    ['Her uncle, who mends nets in a shed, lifts her net up.'],
    'workshop',
  ],
  ['who only works there', ['Her aunt, who works in a bank, gave her an orange.'], undefined],
  ['where somebody looks from', ['From the kitchen Ola saw smoke over the farm.'], 'kitchen'],
  ['a voice from there', ['"Come up!" shouted Ravi from the balcony.'], 'balcony'],
  ['what is near a market', ['A red flag hung on the pole near the bazaar.'], undefined],
  [
    'what was before',
    ['Bo sat in the library.', 'His friends had played football in the street.'],
    'library',
  ],
  [
    'what goes on with its things after a meal',
    ['Mei built a fence in the garden.', 'After lunch she painted the fence.'],
    'garden',
  ],
  ['what a name says', ['Ben was in the garden.', 'The next day Ben had a cold.'], undefined],
  ['the floor of a room', ['Four hundred people sat on the floor.'], 'indoors'],
  ['who lies awake', ['They laughed at him in class.', 'That night Omar could not sleep.'], 'bedroom'],
  ['a gate with a name', ['They met at the Lahori Gate.'], 'street'],
  ['a road between fields', ['Our village has two cows.', 'A man came down the road.'], 'road'],
  [
    'what comes next on the board',
    ['Miss Abiola put the word on the board.', 'Next was the word cat.'],
    'classroom',
  ],
])('tells where people are by what they do and handle: %s', (_, told, place) => {
  expect(findPlaces(told).at(-1)).toBe(place);
});
