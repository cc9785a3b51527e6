import { expect, it } from 'vitest';
import { animalOf, showsSpecies, speciesOf } from './species.ts';

it.each([
  ['puppy', 'dog'],
  ['terrier', 'dog'],
  ['kitten', 'cat'],
  ['rooster', 'rooster'],
  ['chick', 'hen'],
  ['bunny', 'rabbit'],
  ['foal', 'horse'],
  ['calf', 'cow'],
  ['sparrow', 'bird'],
  ['owl', 'owl'],
  ['toad', 'frog'],
  ['tortoise', 'turtle'],
  ['python', 'snake'],
  ['goldfish', 'fish'],
  ['bumblebee', 'bee'],
  ['vixen', 'fox'],
  ['stallion', 'horse'],
  ['lioness', 'lion'],
  ['tigress', 'tiger'],
  ['dachshund', 'dog'],
  ['raven', 'crow'],
  ['lamb', 'sheep'],
  ['piglet', 'pig'],
  ['grizzly', 'bear'],
  ['wolf', 'wolf'],
  ['reindeer', 'deer'],
  ['alligator', 'crocodile'],
  ['tarantula', 'spider'],
  ['silkworm', 'caterpillar'],
  ['mallard', 'duck'],
  ['shark', 'shark'],
  ['dolphin', 'dolphin'],
  ['octopus', 'octopus'],
  ['squid', 'octopus'],
  ['crab', 'crab'],
  ['lobster', 'crab'],
  ['starfish', 'starfish'],
  ['jellyfish', 'jellyfish'],
  ['seahorse', 'seahorse'],
  ['egret', 'heron'],
  ['stork', 'stork'],
  ['buffalo', 'buffalo'],
  ['bullock', 'ox'],
  ['zebra', 'zebra'],
  ['hippopotamus', 'hippo'],
  ['macaw', 'parrot'],
  ['kestrel', 'hawk'],
  ['eagle', 'eagle'],
  ['peacock', 'peacock'],
  ['gosling', 'goose'],
  ['ostrich', 'ostrich'],
  ['hyena', 'hyena'],
  ['panda', 'panda'],
  ['rat', 'rat'],
  ['otter', 'otter'],
  ['gecko', 'lizard'],
  ['chameleon', 'chameleon'],
  ['earthworm', 'worm'],
  ['silkworm', 'caterpillar'],
  ['ladybug', 'ladybird'],
  ['grasshopper', 'grasshopper'],
])('%s is drawn as a %s', (noun, look) => {
  expect(speciesOf(noun)).toBe(look);
});

it.each([
  'tardigrade',
  'moth',
  'tadpole',
  'mule',
  'polar bear',
  'red panda',
  'porpoise',
  'manta',
  'emu',
  'triceratops',
  'pelican',
  'orangutan',
  'cub',
  'animal',
  'teacher',
  'kid',
])('%s is none of the animals that can be drawn', (noun) => {
  expect(speciesOf(noun)).toBeUndefined();
});

it('looks at what is around', () => {
  expect(speciesOf('mouse', ['cheese', 'hole'])).toBe('mouse');
  expect(speciesOf('mouse', ['computer', 'click'])).toBeUndefined();
  expect(speciesOf('kid', ['goat', 'herd'])).toBe('goat');
  expect(animalOf('cricket', undefined, ['It chirped in the grass all night.'])).toBe('grasshopper');
  expect(animalOf('cricket', undefined, ['The team won the match with bat and ball.'])).toBeUndefined();
  expect(speciesOf('seal', ['ocean', 'swim', 'flipper'])).toBe('seal');
  expect(speciesOf('seal', ['letter', 'wax', 'king'])).toBeUndefined();
});

it.each([
  ['vixen', 'fox'],
  ['hare', 'rabbit'],
  ['zebra', 'zebra'],
  ['otter', 'otter'],
  ['tadpole', 'tadpole'],
  ['shark', 'shark'],
  ['octopus', 'octopus'],
  ['squid', 'octopus'],
  ['crab', 'crab'],
  ['lobster', 'crab'],
  ['dolphin', 'dolphin'],
  ['jellyfish', 'jellyfish'],
  ['seahorse', 'seahorse'],
  ['starfish', 'starfish'],
])('whatever stands around it, %s is an animal: %s', (noun, animal) => {
  expect(animalOf(noun)).toBe(animal);
});

it.each([
  ['polar', 'bear', 'polar-bear'],
  ['guinea', 'pig', 'guinea-pig'],
  ['brown', 'bear', 'bear'],
  ['angry', 'bear', 'bear'],
  ['teddy', 'bear', undefined],
  ['hot', 'dog', undefined],
  ['computer', 'mouse', undefined],
])('a %s %s is the animal %s', (before, noun, animal) => {
  expect(animalOf(noun, before)).toBe(animal);
});

it.each([
  'seal',
  'charger',
  'drone',
  'tom',
  'mount',
  'animal',
  'teacher',
  'crane',
  'cricket',
  'kite',
  'coral',
])('%s may be something else, and is no animal without words around it', (noun) => {
  expect(animalOf(noun)).toBeUndefined();
});

it.each([
  ['fox', 'fox', true],
  ['blackbird', 'crow', true],
  ['ewe', 'sheep', true],
  ['chipmunk', 'squirrel', true],
  ['sauropod', 'dinosaur', true],
  ['polar-bear', 'bear', false],
  ['dolphin', 'whale', false],
  ['dolphin', 'dolphin', true],
  ['shark', 'fish', false],
  ['shark', 'shark', true],
  ['octopus', 'octopus', true],
  ['fox', 'wolf', false],
  ['no-such-picture', 'fox', false],
])('the picture %s shows a %s: %s', (picture, look, shows) => {
  expect(showsSpecies(picture, look)).toBe(shows);
});
