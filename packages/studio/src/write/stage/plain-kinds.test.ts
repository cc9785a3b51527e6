import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What is shown for the last sentence of a story. */
function shownFor(concept: string, text: string): string[] {
  const story = analyseStory({ concept, story: text });
  return propsFor(story.sentences.at(-1)!, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

describe('a thing of no particular kind', () => {
  it.each([
    ['a bag with handles', 'Shopping', 'Nadia looked for her keys in her bag.', 'x-cloth-bag'],
    ['a sack where it is tied', 'Harvest', 'Together they tied the bag with a knot.', 'x-bag'],
    ['a bag of paper', 'Trains', 'Idris pushed a paper bag through the window.', 'x-paper-bag'],
    ['a bag for school', 'Roads', 'Lindiwe held him by the school bag.', 'backpack'],
    ['a lamp that hangs', 'Homework', 'Petra sat under the lamp and read the letter.', 'x-hanging-lamp'],
    ['a lamp with a flame', 'Caves', 'Rosa held the lamp, and Omar dug.', 'x-oil-lamp'],
    [
      'the lamp of a sentence before',
      'Shadows',
      'A kerosene lamp stood there. Nearer and nearer Asha held her hand to the lamp.',
      'x-oil-lamp',
    ],
    ['a lamp of a festival', 'Diwali', 'Meena put a lamp on the step.', 'diya-lamp'],
    [
      'a lamp of a circuit',
      'Electric circuits',
      'We joined three wires with a battery, and the small lamp went on.',
      'light-bulb',
    ],
    ['a lamp of a street', 'A walk', 'They walked home under the lamps.', 'x-street-lamp'],
    ['a lamp of a bedside', 'Sleep', 'Lena put the clock beside the lamp by the sofa.', 'x-lamp'],
    ['a boat without a sail', 'Islands', 'A boat put Karim ashore.', 'x-rowing-boat'],
    ['a boat with one', 'Islands', 'The wind filled the sail of the boat.', 'sailboat'],
    ['one shoe', 'Football', 'Jonas lost a shoe between the seats.', 'x-shoe'],
    ['one of leather', 'Work', 'The cobbler mended a shoe.', 'mans-shoe'],
    ['sandals without heels', 'Temples', 'They left their sandals at the gate.', 'x-sandals'],
    ['a piece of cloth', 'Chores', 'Kamal took the cloth and wiped the board.', 'x-plain-cloth'],
    ['a roll of it', 'Trade', 'The weaver sold his cloth at the market.', 'x-cloth'],
    ['a plate', 'Sharing', 'Gran washed a plate.', 'x-plate'],
    ['as many plates as are told', 'Guests', 'Auntie put two more plates out.', 'x-plate'],
    ['a pile of plates', 'Kitchens', 'Uncle washed the plates.', 'x-plates'],
    ['a bowl without a spoon', 'Neighbours', 'Fatma carried a bowl.', 'x-bowl'],
    ['a stove of iron', 'Winter', 'The foal slept beside the stove and chewed the felt.', 'x-iron-stove'],
    ['a heap of salt', 'Evaporation', 'The water was off in steam, and there lay the salt.', 'x-salt-heap'],
    ['a shaker of it', 'Cooking', 'Add a pinch of salt to the soup.', 'salt'],
    ['an armchair', 'Eagles', 'Grandpa sleeps in the armchair.', 'x-armchair'],
    ['a red carpet', 'Feasts', 'Ali sat on the red carpet.', 'x-red-carpet'],
    ['a circle that is drawn', 'The moon', 'Khady drew a circle with chalk.', 'x-drawn-circle'],
    ['a bun', 'Shops', 'Rosie bought a bun.', 'x-bun'],
  ])('is drawn as %s', (_, concept, text, icon) => {
    expect(shownFor(concept, text)).toContain(icon);
  });

  it.each([
    ['a bag for waste', 'Chores', 'Nia filled the rubbish bag.', 'x-cloth-bag'],
    ['a bag in the sea', 'Turtles', 'The turtle swam to a bag.', 'x-cloth-bag'],
    ['the lamp of a mine', 'Mining', 'The miners went down with a lamp.', 'x-oil-lamp'],
    ['lamps of long ago', 'Books', 'In 1350 the scribe Ani sat under the lamp.', 'x-hanging-lamp'],
    ['a lamp that went out', 'Storms', 'Then the lamp went out.', 'x-hanging-lamp'],
    ['a boat with an engine', 'Rivers', 'Tom started the engine of the boat.', 'x-rowing-boat'],
    ['the lamp of a ship', 'Ships', 'Tom hung a lamp on the ship.', 'x-hanging-lamp'],
    ['the shoe of a dancer', 'Dance', 'Mina tied her ballet shoe.', 'x-shoe'],
    ['a red cloth', 'Fever', 'Red cloths hung from the doors.', 'x-plain-cloth'],
    ['plates of the earth', 'Earthquakes', 'Two plates of the crust push together.', 'x-plates'],
    ['a plate with food on it', 'Feasts', "Five dates lay on Faisal's plate.", 'x-plate'],
    ['what is as flat as one', 'Lakes', 'The lake was as flat as a plate.', 'x-plate'],
    ['a bowl of monks', 'Giving to monks', 'The monk held out his bowl.', 'x-bowl'],
    ['a stove of gas', 'Kitchens', 'Mum turned on the gas stove.', 'x-iron-stove'],
    ['the salt of the sea', 'Seas', 'The sea is full of salt.', 'x-salt-heap'],
    ['people in a circle', 'Games', 'The children sat in a circle and drew.', 'x-drawn-circle'],
    ['hair in a bun', 'Dance', 'Her hair was in a bun.', 'x-bun'],
  ])('is not drawn for %s', (_, concept, text, icon) => {
    expect(shownFor(concept, text)).not.toContain(icon);
  });
});
