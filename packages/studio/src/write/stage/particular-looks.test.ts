import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What is shown for the last sentence of a story. */
function shownFor(concept: string, text: string): string[] {
  const story = analyseStory({ concept, story: text });
  return propsFor(story.sentences.at(-1)!, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

describe('the kind of a thing that is meant', () => {
  it.each([
    ['three whole pizzas', 'Fractions', 'Mum put three pizzas on the table.', 'x-pizza'],
    ['a slice of one', 'Fractions', 'Ben ate a slice of pizza.', 'pizza'],
    ['a whole cake', 'Birthdays', 'Aunt Karen came with a cake.', 'x-cake'],
    ['a bank of no one country', 'Saving', 'Esi took her cedis to the bank.', 'x-bank'],
    [
      'a cell with a wall',
      'Mitosis in the onion root',
      'We looked at a cell under the microscope.',
      'x-plant-cell',
    ],
    ['one without', 'Vaccines', 'The germ entered a cell of the body.', 'x-animal-cell'],
    ['a nest that hangs', 'Weaver birds', 'The weaver hung his nest from a branch.', 'x-nest'],
    ['a castle’s tower', 'Castles', 'A guard of the king stood on the tower.', 'x-tower'],
    ['a pan that is scraped', 'Supper', 'Dad scraped a pan.', 'x-frying-pan'],
    ['what is shown to many', 'Art class', 'The picture was for the exhibition.', 'framed-picture'],
    ['a sack', 'Trade', 'He carried a sack of rice.', 'x-bag'],
  ])('is drawn as %s', (_, concept, text, icon) => {
    expect(shownFor(concept, text)).toContain(icon);
  });

  it.each([
    ['a sleeping bag', 'Homesickness', 'Sinead lay in her sleeping bag.', 'x-bag'],
    ['a hot water bottle', 'Yogurt', 'We put a hot water bottle beside the jar.', 'x-bottle'],
    [
      'the tower of a wind pump',
      'Inventions',
      'After three months the tower stood behind the house.',
      'x-tower',
    ],
    ['a castle of sand', 'Tides', 'Rhys built a castle on the sand.', 'castle'],
    ['the ring of a basket', 'Team captain', 'The last throw danced on the ring.', 'ring'],
    ['an orange sky', 'Coordinates', 'Then something orange appeared.', 'tangerine'],
    [
      'what somebody saw',
      'The Great Wall',
      'The guard lit a fire, and the next one saw the smoke.',
      'carpentry-saw',
    ],
    ['the palm of a hand', 'Probability', 'Zainab wrote in her palm.', 'palm-tree'],
    ['a comb of bees', 'Bees', 'The bees build one comb.', 'hair-pick'],
    ['tables to know by heart', 'Division', 'Ritah knows her tables.', 'x-table'],
    ['a river that winds', 'Rivers', 'From there it winds slowly through the valley.', 'x-wind'],
    ['a village of any country', 'Kenya', 'Wangari grew up in a village.', 'houses'],
    ['salt of the sea', 'Gandhi and salt', 'He bent down and picked up a lump of salt.', 'salt'],
    [
      'notes of another currency',
      'Budgeting in Ghana',
      'She counted the banknotes: forty cedis.',
      'dollar-banknote',
    ],
    ['a llama of another colour', 'Llamas', 'Nube was a brown llama. The llama ate all day.', 'llama'],
    ['one bean of many', 'Germination', 'One bean has a crack.', 'beans'],
    ['the stomach of a fish', 'Food chain', 'In its stomach Jonas found six small fish.', 'x-stomach'],
  ])('is not drawn for %s', (_, concept, text, icon) => {
    expect(shownFor(concept, text)).not.toContain(icon);
  });
});

describe('what is only spoken of', () => {
  it.each([
    ['thought of', 'Vaccines', 'Rohan thought of soldiers at a gate.', 'x-gate'],
    ['promised', 'Elections', 'Anybody can promise the moon.', 'full-moon'],
    [
      'compared with',
      'Coral reefs',
      'It was built by animals that are smaller than a grain of rice.',
      'x-rice',
    ],
    ['what others do', 'Penguins', 'Under water they fly as birds do in the air.', 'bird'],
    ['what a name means', 'Loyalty', 'Gorg means wolf.', 'wolf'],
    ['wished for', 'Onions', 'You want to buy a car with my money?', 'automobile'],
    ['what a body feels like', 'Courage', 'Her knees were made of pudding.', 'custard'],
    ['no longer as it was', 'Famine', "The potatoes in Bridget's field were black.", 'potato'],
    ['what fell', 'Typhoons', 'In the morning the coconut palms lay on the ground.', 'palm-tree'],
    ['rained sweets', 'Parties', 'When it broke, sweets rained on the patio.', 'cloud-with-rain'],
    ['written on a hand', 'Responsibility', 'That evening Minh wrote DUCKS on his hand.', 'memo'],
  ])('is not drawn: %s', (_, concept, text, icon) => {
    expect(shownFor(concept, text)).not.toContain(icon);
  });
});

it('shows no phone for a message that was tapped on a key', () => {
  expect(shownFor('Halifax in 1917', 'In 1917 he tapped his last message on the key.')).not.toContain(
    'mobile-phone',
  );
});
