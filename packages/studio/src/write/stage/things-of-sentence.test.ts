import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** The icons of the last sentence of a story, best first. */
function iconsOfLast(story: string, concept = 'At home'): string[] {
  const read = analyseStory({ concept, story });
  return propsFor(read.sentences.at(-1)!, read).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

it.each([
  ['what is done to it before the place', 'Mira put the violin behind the robot.', ['violin', 'robot']],
  ['no house beside the houses of a village', 'Mira finds a house with a bell in the village.', ['bell']],
  ['no thing that nobody has', 'Nobody rings a bell.', []],
  ['what somebody has whom nobody stops', 'Nobody speaks, but Mira rings a bell.', ['bell']],
  ['a noun that looks like a verb', 'Mira beats the talking drum in the morning.', ['long-drum']],
  ['no empty bowl where its porridge is seen', 'Mira ate a bowl of porridge for breakfast.', ['x-porridge']],
  ['no root for a square root', 'Mira asks for the square root of nine.', []],
  ['no lit bulb where it stays dark', 'Mira had a battery. The bulb stayed dark.', []],
  ['a paper clip and no paper', 'Mira used a metal paper clip between two pins.', ['paperclip']],
  ['no jacket for the coat of a seed', 'The bean has a root. The bean still has its coat.', ['x-bean']],
  ['no head for a baby that is called by its name', 'Mira held Emil on a pillow. Emil smiled.', []],
  ['no rain where it has stopped', 'Mira went out. The rain has stopped.', []],
  ['no metal hook for a green one', 'There was a small green hook in the soil.', []],
  ['no fish for a white whale', 'Mira saw eleven belugas.', []],
  ['a bear of cloth', 'I took my bear Bruno. Bruno sat on the floor.', ['teddy-bear']],
  ['no post for the letter C', 'Mira saw a cake with the letter C on it.', ['x-cake']],
  ['no head without a body for a baby', 'Mira carried the baby.', []],
  ['no smiling baby where one cries', 'The baby cried.', []],
  ['no fruit for a bird of its name', 'Mira had a bird called Kiwi. Kiwi sat on the cage.', ['x-cage']],
  [
    'whales that people see as things',
    'Mira saw a whale. Mira and the whale looked at each other.',
    ['whale'],
  ],
  ['no nose for a carrot nose', 'Mira gave the snowman a carrot nose.', ['snowman']],
  ['no flower for flowers of ice', 'In the morning there were ice flowers.', []],
  ['no window beside who sits by one', 'Mira sat alone by the window.', []],
  ['no nose for a nose that is wrinkled', 'Mira wrinkled her nose.', []],
  ['no drop for what is dropped', 'A river carries mud and drops its stones.', ['x-mud', 'rock', 'x-river']],
  ['no tin for what can be done', 'Mira has a tin of soup. Both can be divided by six.', []],
  ['no balance for what is heavy', 'Mira and Leo weigh as much as a child.', []],
  ['a balance for who weighs', 'Mira weighs it.', ['balance-scale']],
  ['no rain where there is hardly any', 'There is sand, but hardly any rain.', []],
  ['no bottle for a room to eat in', 'The queue stood next to the canteen.', []],
  ['no crescent for a new moon', 'It is 29 days to the new moon.', []],
  ['the first light of a new moon', 'Mira saw the new moon over the roofs.', ['crescent-moon']],
  [
    'nothing of before for what "these" names itself',
    'Mira has two bells. These shelters stand on legs.',
    [],
  ],
  ['what "these" stands for', 'Mira has two bells. These are loud.', ['bell']],
  [
    'not for "it" what its thing only has',
    'The air rises and drops its rain. When it comes over the top, it is dry.',
    [],
  ],
  ['no glass for a calf', 'A calf drinks milk.', []],
  ['no coffee for its colour', 'The water was the colour of coffee.', ['droplet']],
  ['no houses for those who live in them', 'The whole village came to help.', []],
  ['nothing for "it" that stands for nothing', 'Mira cut the grass. It took them two days.', []],
  ['no battery for a cell in the sun', 'A solar panel has many small cells.', ['x-solar-panel']],
  ['no castle for a tower of blocks', 'Mira built a tower of ninety blocks. The tower fell.', []],
  ['no volcano for anger', 'There is a volcano in my belly. The volcano is hot.', []],
  ['no carton for a purple juice', 'Mira stirred the cabbage juice.', []],
  ['no pill for a tablet of clay', 'Mira carried a wet clay tablet in Sumer.', []],
  ['no pen of today long ago', 'In 1326 Mira lived in Cairo. Mira took a pen.', []],
  ['no school for the time after it', 'After school Mira rang a bell.', ['bell']],
  ['no meal for the time of one', 'At lunch Mira rang a bell.', ['bell']],
  ['a boiled egg', 'Mira eats a boiled egg.', ['egg']],
  ['a sum of money in any currency', 'Mira pays 40 naira for it.', ['x-coins3']],
  ['what an act needs', 'Mira sings all morning.', ['musical-notes']],
  ['no paper for what is written on a board', 'Mira wrote on the board.', ['x-blackboard']],
  ['nothing that is not there', 'Mira drinks tea without a spoon.', ['hot-beverage']],
  ['no egg of a hen for a frog’s', 'In spring a frog lays eggs in a pond.', ['x-frogspawn']],
  ['no print for a paw', 'A mouse ran over his paw.', []],
  ['no glasses for a glass', 'Mira wears no nose, she has it in a glass.', []],
  ['no sink for what sinks', 'In tap water the egg is denser and sinks.', ['egg']],
  ['what "it" stands for', 'Mira lights a candle. It is warm.', ['candle']],
  ['nothing for "it" after several', 'Mira eats waffles. It hurts.', []],
  ['what somebody did besides', 'Leo wasnt happy and he kicked a chair.', ['chair']],
  ['no goat for a brother', 'My brother Leo is a goat.', []],
  ['no thing for a feeling', 'Mira lights a candle. She smiles so that it hurts less.', []],
  ['no wheel for a third wheel', 'Mira met Leo and Ana. Mira was the third wheel.', []],
  ['a sloth that nobody can act', 'Mira has a sloth called Sandy. Sandy drinks for an hour.', ['sloth']],
  ['no fox beside the fox who acts', 'Mira met a fox called Rusty. The fox carried a basket.', ['basket']],
  ['no crow beside the crow who acts', 'Mira met a crow called Inky. The crow carried a basket.', ['basket']],
  [
    'what was real before it was compared',
    'Mira has a drum. He roars like a drum. Mira beats the drum.',
    ['drum'],
  ],
])('shows %s', (_, story, icons) => {
  expect(iconsOfLast(story)).toEqual(icons);
});

it.each([
  ['while people talk about it', 'Mira found a magnet. "It is strong!" said Leo. He grinned.', ['magnet']],
  ['but not in another place', 'Mira held a magnet in the kitchen. Mira went to the park.', []],
  ['nor beside a thing that nothing shows', 'Mira found a magnet. Leo tried a bracelet.', []],
])('keeps what the story is about in sight %s', (_, story, icons) => {
  expect(iconsOfLast(story, 'Magnets')).toEqual(icons);
});

it.each([
  ['ein Vergleich', 'Lena malt ein Haus. Es war so krumm wie ein alter Zaun.', []],
  ['ein Einfall', 'Lena hatte eine Idee und freute sich.', []],
  ['una hora', 'Lucía esperó tres horas en la sala.', []],
  ['un nombre', 'El amigo de Lucía se llama Diego.', []],
  ['de la chaleur', 'Louise aime beaucoup la chaleur.', []],
])('shows nothing for what is no thing: %s', (_, story, icons) => {
  expect(iconsOfLast(story)).toEqual(icons);
});

it('shows nothing beside what is grave', () => {
  expect(iconsOfLast('A soldier was killed beside the bridge.')).toEqual([]);
});

it.each([
  ['Mira buys three red apples.', 3],
  ['Mira adds a second candle to the cake.', 2],
  ['Mira lights a second candle.', undefined],
  ['Mira eats one of the three apples.', undefined],
  ['Mira buys apples.', undefined],
  ['Mira buys two thousand apples.', undefined],
])('as many as "%s" tells', (story, count) => {
  const read = analyseStory({ concept: 'At home', story });
  const [first] = propsFor(read.sentences.at(-1)!, read);
  expect(first).toMatchObject({ icon: expect.any(String) });
  expect(first && 'icon' in first ? first.count : 'no thing').toBe(count);
});
