import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { actsIn } from './acts-in-sentence.ts';
import { topicWords } from './picture-for.ts';

/** Everybody is known before the sentence at hand, as in a story. */
const opening = `Mina was a girl. Ravi was a boy. "Hello," said Mina to Ravi. "Good morning," said Ravi. Mina met her grandmother and her uncle. The teacher smiled at Ravi. Rex was a dog.`;

function acts(sentence: string): string {
  const story = analyseStory({ concept: 'a day', story: `${opening} ${sentence}` });
  const { entities, language } = story;
  const told = story.sentences.at(-1)!;
  return actsIn(told, { entities, language })
    .map(({ who, pose, holds }) => `${who}: ${pose}${holds ? ` ${holds}` : ''}`)
    .join(', ');
}

describe('who does what', () => {
  it.each([
    ['Mina poured the water into a tall glass.', 'Mina: pour'],
    ['Everybody laughed at Ravi.', ''],
    ['Mina laughed at Ravi: "You will never do it."', 'Mina: laugh'],
    ['Ravi is measuring the table with a tape.', 'Ravi: measure'],
    ['Ravi carried a box to the door.', 'Ravi: carry package'],
    ['Mina planted a seedling in the pot.', 'Mina: plant'],
    ['Then Mina and Ravi dug a hole.', 'Mina: dig, Ravi: dig'],
    ['Mina and her friend Ravi ran onto the grass.', 'Mina: run, Ravi: run'],
    ['Grandmother was stirring the soup while Ravi swept the floor.', 'Grandmother: stir, Ravi: sweep'],
    ['Ravi climbed the ladder.', 'Ravi: climb-ladder'],
    ['Mina climbed up the mango tree.', 'Mina: climb-tree'],
    ['Mina sat on the bench.', 'Mina: sit-alone'],
    ['Mina hid behind the door.', 'Mina: hide'],
    ['Mina hugged Ravi.', 'Mina: hug'],
    ['Mina comforted Ravi.', 'Mina: comfort'],
    ['Ravi threw the ball and Mina caught it.', 'Ravi: throw x-ball, Mina: catch x-ball'],
    ['Ravi pushed the cart.', 'Ravi: push x-cart'],
    ['Mina ate a mango.', 'Mina: eat mango'],
    ['Ravi ran home and drank a glass of milk.', 'Ravi: run'],
    ['Rex ran off with the bottle.', 'Rex: run'],
    ['Ravi walked away.', 'Ravi: walk-away'],
    ['Mina sat alone on the bench.', 'Mina: sit-alone'],
    ['Mina knelt down beside the pond.', 'Mina: kneel'],
    ['Ravi cried.', 'Ravi: cry'],
    ['Mina drew a picture of the river.', 'Mina: draw'],
    ['Mina looked through the microscope.', 'Mina: microscope'],
    ['The teacher held up an apple.', 'Teacher: hold-up red-apple'],
    ['Mina lifted the box.', 'Mina: lift package'],
    ['Ravi rowed the boat across the lake.', 'Ravi: row'],
    ['Mina rode her bicycle to school.', 'Mina: ride'],
    ['Ravi rode his bike home.', 'Ravi: ride'],
    ['Ravi began to dance.', 'Ravi: dance'],
    ['Mina played the violin.', 'Mina: play violin'],
    ['Mina chased it around the classroom.', 'Mina: run'],
    ['Ravi mixed warm water with yeast.', 'Ravi: stir'],
    ['Mina went to the market with Ravi.', 'Mina: walk, Ravi: walk'],
    ['On Saturday Mina ran home.', 'Mina: run'],
    ['Mina sat by the pond with Ravi.', 'Mina: sit, Ravi: sit'],
    ['Mina put a jar on the windowsill.', 'Mina: hold jar'],
    ['Ravi put his arm around Mina.', 'Ravi: comfort'],
    ['Ravi planted a seed and Mina watered it.', 'Ravi: plant, Mina: pour'],
    ['The people cheered in the streets.', 'people: cheer'],
    ['Mina stroked the dog.', 'Mina: kneel'],
    ['Ravi jumped for joy.', 'Ravi: cheer'],
    ['Ravi dribbled the ball.', 'Ravi: run'],
    ['Mina and Ravi hugged each other.', 'Mina: hug, Ravi: hug'],
    ['Ravi followed Mina into the forest.', 'Ravi: walk'],
    ['Mina filled a glass with water.', 'Mina: pour'],
    ['"I miss you," sobbed Ravi.', 'Ravi: cry'],
    ['Uncle hammered a nail into the plank.', 'Uncle: hammer'],
    ['Mina picked an apple from the tree.', 'Mina: pick red-apple'],
    ['Mina fed the hens.', 'Mina: feed'],
    ['Ravi kicked the ball.', 'Ravi: kick soccer-ball'],
    ['Carrying a basket, Mina came home.', 'Mina: carry basket'],
    ['Ravi, tired and cold, slept on the sofa.', 'Ravi: sleep'],
    ['Mina was fast asleep.', 'Mina: sleep'],
    ['"Stop!" Mina called, but Ravi was asleep.', 'Ravi: sleep'],
    ['Mina waved to Ravi.', 'Mina: wave'],
    ['Mina joined the two wires.', 'Mina: work x-wire'],
    ['Ravi cut the paper into strips.', 'Ravi: work page-facing-up'],
    ['Mina and Ravi glued the pieces together.', 'Mina: work, Ravi: work'],
    ['Uncle came down the road on his old bicycle.', 'Uncle: ride'],
    ['Ravi lies on the floor and watches.', 'Ravi: lie'],
    ['Mina tripped over a root.', 'Mina: fall'],
    ['Ravi drops his spoon.', 'Ravi: drop spoon'],
    ['Mina carried Ravi home.', 'Mina: hug'],
    ['Ravi counted the money.', 'Ravi: work x-coins3'],
    ['Mina let the purple water cool and poured it into four glasses.', 'Mina: pour'],
    ['Ravi opened his lunch box.', 'Ravi: work x-lunch-box'],
    ['The guard raised the barrier.', 'Guard: raise-hand'],
    ['Uncle repaired the generator.', 'Uncle: work'],
    ['The teacher points at the map.', 'Teacher: point'],
    ['Grandmother wiped the tears from her eyes.', 'Grandmother: cry'],
    ['Mina gazed out over the sea.', 'Mina: look-out'],
    ['Mina counted the birds.', 'Mina: count'],
    ['Uncle telephoned the doctor.', 'Uncle: phone'],
    ['The teacher wrote a sum on the board.', 'Teacher: chalk'],
    ['Ravi leapt over the puddle.', 'Ravi: jump'],
    ['Mina burst out laughing.', 'Mina: laugh'],
    ['Grandmother lugged a sack up the stairs.', 'Grandmother: carry x-bag'],
    ['Mina looked through a microscope and drew the cell.', 'Mina: microscope'],
    ['Ravi dropped his paper into the ballot box.', 'Ravi: vote'],
    ['Uncle handed Mina a slice of bread.', 'Uncle: share bread'],
    ['Mina explained the rules to Ravi.', 'Mina: both'],
    ['Ravi wondered about the Moon.', 'Ravi: think'],
    ['The cups were washed, and Mina watched the rain pour.', 'Mina: side'],
    ['Uncle was sweeping the yard.', 'Uncle: sweep'],
    ['A boy named Tarik kicked a ball.', 'Tarik: kick soccer-ball'],
    ['"Stop!" shouted Mina.', 'Mina: shout'],
    ['Mina ran like a horse that eats grass.', 'Mina: run'],
    ['Mina read a book and Ravi wrote a letter.', 'Mina: book, Ravi: write'],
    ['"And not a word," said Mina, and put the jar on the table.', 'Mina: hold jar'],
    ['"Seven each," said the teacher, holding a stick.', 'Teacher: hold x-stick'],
    ['"Who is next?" asked Uncle, and he ate an apple.', 'Uncle: eat red-apple'],
    ['In 2009 Ravi ran a mile, and in 2010 he swam across the lake.', 'Ravi: run'],
    ['The teacher sang, and then they all ran to the door.', 'Teacher: sing'],
    ['Mina burned the letter in her pocket, and Ravi laughed.', 'Ravi: laugh'],
    ['Mina spilled the milk and Ravi jumped over it.', 'Mina: both, Ravi: jump'],
    ['Uncle, who taught history, threw a ball to Mina.', 'Uncle: throw x-ball'],
    ['Ravi had to pull the cart.', 'Ravi: pull x-cart'],
    ['Mina could hear the birds.', 'Mina: listen'],
    ['From the hill Mina could see the sea.', 'Mina: look-out'],
    ['Mina asked whether Ravi was well and dug a hole.', 'Mina: dig'],
    ['Ravi ran as if the road were on fire.', 'Ravi: run'],
    ['A girl in the back row waved, and Mina laughed.', 'Girl: wave, Mina: laugh'],
    ['Ravi came down the road with a lantern.', 'Ravi: carry x-lantern'],
    ['Uncle stood at the wall with a spoon in one hand.', 'Uncle: hold spoon'],
    ['Mina stands there with her arms folded.', 'Mina: arms-crossed'],
    ['Ravi put some sand into the envelope.', 'Ravi: work'],
    ['Mina pulled the carrot out of the ground.', 'Mina: lift carrot'],
    ['Ravi read the letter.', 'Ravi: hold envelope'],
    ['Uncle played chess with Mina.', 'Uncle: work'],
    ['Ravi and Mina played football.', 'Ravi: kick soccer-ball, Mina: kick soccer-ball'],
    ['Mina bounced the ball.', 'Mina: run'],
    ['Uncle was lying on the bank.', 'Uncle: lie'],
    ['Mina said that it was late.', 'Mina: both'],
    ['Mina said goodbye to Ravi.', 'Mina: wave'],
    ['Uncle broke stones beside the road.', 'Uncle: hammer'],
    ['Grandmother was over there under a tree, asleep with a book on her face.', 'Grandmother: slump'],
    ['Ravi pressed the seedlings into the mud.', 'Ravi: plant'],
    [
      '"Who can tell me what it is?" asked the teacher and held up a very small bottle.',
      'Teacher: hold-up x-bottle',
    ],
    ["Mina held up the school's measuring jug.", 'Mina: hold-up x-jug'],
    ['Ravi kicked it all the same.', 'Ravi: kick'],
    ['Ravi dug it up to see.', 'Ravi: dig'],
    ['Back inside, Mina put a jar on the sill.', 'Mina: hold jar'],
    ['Mina fed the catfish.', 'Mina: feed'],
    ['Uncle held up his hand.', 'Uncle: raise-hand'],
    ['Ravi ran out with a shout.', 'Ravi: run'],
    ['Mina lay in bed and listened to the rain.', 'Mina: in-bed'],
    ['Ravi lay awake.', 'Ravi: in-bed'],
    ['In bed Mina held the pillow over her mouth.', 'Mina: in-bed'],
    ['Ravi was back in bed before eight.', 'Ravi: in-bed'],
    ['Grandmother sang an old song.', 'Grandmother: sing'],
    ['Uncle hums a tune.', 'Uncle: sing'],
    ['Mina clapped once.', 'Mina: clap'],
    ['The teacher clapped her hands.', 'Teacher: clap'],
    ['Ravi washed his hands at the tap.', 'Ravi: wash'],
    ['Uncle washed the plate.', 'Uncle: work fork-and-knife-with-plate'],
    ['Mina covered her ears.', 'Mina: cover-ears'],
    ['Ravi put his hands over his ears.', 'Ravi: cover-ears'],
  ])('%s', (sentence, expected) => {
    expect(acts(sentence)).toBe(expected);
  });
});

describe('no act', () => {
  it.each([
    'Mina did not dig a hole.',
    'Ravi never ate the mango.',
    'Mina will plant a tree tomorrow.',
    'Mina wants to climb the ladder.',
    'If it is sunny, Ravi will row the boat.',
    'Could Mina carry the box?',
    'Ravi would run away.',
    'Uncle runs a company.',
    'Mina carries the name of her aunt.',
    'Ravi played a role in the plan.',
    'Ravi caught a cold.',
    'The price climbed again, and Mina was sad.',
    'Mina read his mind.',
    'Ravi ran out of flour.',
    'Ravi kicked the bucket.',
    'The teacher gave a speech.',
    'Mina threw a party.',
    'Ravi caught the bus.',
    'Mina drew a conclusion.',
    'Ravi held his breath.',
    'Uncle drew the curtain.',
    'Mina poured out her heart.',
    'The box was carried by a horse.',
    '"I dug a hole," said Mina.',
    'Mina shared her idea with Ravi.',
    'Ravi pushed himself to learn more.',
    'Mina pulled a face.',
    'The river ran past Mina and Ravi.',
    'Ravi planted an idea.',
    'Mina liked swimming.',
    'Ravi learned to row a boat.',
    'Ravi was chased by Rex.',
    '"I have it!" cried Mina.',
    'The cups were washed.',
    'Uncle ran a small bakery in Marseille.',
    'Uncle paid no attention to the noise.',
    'Mina made a mistake.',
    'Ravi made friends with the twins.',
    'Mina took a walk.',
    'Ravi took the bus.',
    'Mina counted on Ravi.',
    'Uncle drew a conclusion.',
    'Mina will cut the bread.',
    'Ravi fell ill in the spring.',
    'Grandmother opened a school in 1848.',
    'Mina built up her strength.',
    'Ravi dropped the subject.',
    'Mina jumped at the chance.',
    'Uncle called Ravi a hero.',
    'Ravi picked out the bad oranges.',
    'The teacher wipes the tears from Ravi’s face.',
    'Ravi squeezed through the narrow gap.',
    'He hung there until firemen pulled him up.',
    'Mina kept her hands folded.',
    'Ravi said nothing.',
    'Rex laid an egg.',
    'Mina went to bed.',
    'The worm was in the flower bed, and Ravi was glad.',
    'Mina washed her hands of it.',
    'Mina read his face.',
    'Uncle heard the news.',
    'Ravi and salt make it faster.',
  ])('%s', (sentence) => {
    expect(acts(sentence)).toBe('');
  });
});

it.each([
  ['Dear Mina, the sea is warm here.', 'Nils: write'],
  ["I'm digging a hole.", 'Nils: dig'],
  ['With love, Nils.', 'Nils: write'],
  ['We all climbed the hill.', 'Nils: climb'],
  ['Mina made me carry a basket.', 'Nils: carry basket'],
])('whoever tells the story acts in it: %s', (sentence, expected) => {
  const { sentences, entities, language } = analyseStory({
    concept: 'a day',
    story: `${opening} ${sentence}`,
  });
  const found = actsIn(sentences.at(-1)!, { entities, language, narrator: 'Nils' });
  const told = found.map(({ who, pose, holds }) => `${who}: ${pose}${holds ? ` ${holds}` : ''}`).join(', ');
  expect(told).toBe(expected);
});

it('puts nothing of another sense into a hand, by what the story is about', () => {
  const story = analyseStory({
    concept: 'How bicycle gears work',
    story: 'Nils has a bike. Nils holds the chain.',
  });
  const { entities, language } = story;
  const about = topicWords(story);
  expect(actsIn(story.sentences.at(-1)!, { entities, language, about })).toEqual([]);
});

it.each([
  ['Nils played football.', 'soccer-ball'],
  ['Nils played basketball.', 'basketball'],
  ['Nils hit the wicket, for he loves cricket.', 'red-circle'],
  ['Nils played in the garden.', 'x-ball'],
])('throws the ball of the game that the story tells of: %s', (before, ball) => {
  const { sentences, entities, language } = analyseStory({
    concept: 'a day',
    story: `${before} Nils threw the ball.`,
  });
  const told = sentences.map(({ text }) => text).join(' ');
  expect(actsIn(sentences.at(-1)!, { entities, language, told })).toMatchObject([
    { who: 'Nils', pose: 'throw', holds: ball },
  ]);
});
