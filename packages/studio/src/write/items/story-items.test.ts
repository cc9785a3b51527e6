import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { storyFacts } from '../story-facts.ts';
import { storyFaqs } from '../story-faqs.ts';
import { splitStoryItems } from './story-items.ts';

const itemsOf = (concept: string, text: string) => {
  const story = analyseStory({ concept, story: text });
  const { quiz, hard } = splitStoryItems(story.sentences, story);
  return {
    asked: [...quiz, ...hard].map(({ question }) => question).join('\n'),
    keys: [...quiz, ...hard].map(({ key }) => key),
    options: [...quiz, ...hard].flatMap(({ distractors }) => distractors),
    faqs: storyFaqs(story.sentences, story).map(({ question }) => question),
    facts: storyFacts(story.sentences, story),
  };
};

const magnets =
  'My uncle Piet weighs 84 kg and was born in 1961. Olga, Piet and Nils met at 9:15 in the harbour. "Give it to me, Olga," said Nils. Nils dropped his spoon, the fork and a rope. A crane with a magnet lifts cars without a hook. A piece of iron that sticks to it becomes a weak magnet too, and that is called magnetic induction. Olga gave me a biscuit.';

it('asks for no weight, no clock, nobody who said something, and nothing of who tells the story', () => {
  const { asked, facts } = itemsOf('Magnetic induction', magnets);
  expect(asked).not.toMatch(/84|9:|Who |biscuit|uncle/);
  expect(facts.join(' ')).not.toMatch(/84|9:15|biscuit/);
});

it('asks for the concept where a sentence names it', () => {
  const { keys } = itemsOf(
    'Condensation',
    'Rosa put a jar beside a kettle. Warm air meets the cold glass, the vapour turns into drops, and that is called condensation. A towel dried the shelf. The kettle sang.',
  );
  expect(keys[0]).toBe('condensation');
});

it('asks for a number that the story reckons, and for none that stands in the sentence again', () => {
  const story =
    'Bram counted the steps. Bram walked 30 steps a minute, which makes 120 in four minutes. 5 × 12 = 60, so 60 eggs fit into the box. Then 7 × 11 = 77.';
  const { keys } = itemsOf('Multiplication', story);
  expect(keys).toContain('120');
  expect(keys).not.toContain('60');
});

it('takes a whim or a moment for no definition', () => {
  const { faqs } = itemsOf(
    'The life of a frog',
    'First he was a dot as small as a pea. Suddenly I was the fifth wheel. Moss is a lazy plant that drinks rain. A tadpole is a young frog with a tail.',
  );
  expect(faqs).toEqual(['What is a tadpole?']);
});

it('asks why only where the other reasons are reasons', () => {
  const { asked, options } = itemsOf(
    'Robots',
    'Ilse built a robot. We called it Mops, because it is round. I stay up, because I want to see it. Put it on the floor. Dear Mr. Klein, the robot is ready. Saturday, 4 May.',
  );
  expect(asked).not.toContain('Why');
  expect(options.join(' ')).not.toContain('Because');
});

it('explains nobody as if they were a word, and takes no price and no announcement for a fact', () => {
  const printing = itemsOf(
    'the printing press',
    'Johannes Gutenberg was a goldsmith in Mainz. He cast each letter in metal. He built his printing press from a wine press. The printing press pressed ink on paper.',
  );
  expect(printing.asked).not.toContain('a goldsmith in Mainz');
  expect(printing.faqs.join(' ')).not.toContain('What was Johannes');
  const fare = itemsOf(
    'bus fares',
    'Priya and Sam went to the bus. The bus fare costs £1.50 for each child. Priya paid.',
  );
  expect(fare.facts).toEqual([]);
  const soil = itemsOf(
    'soil',
    'Farmers can protect their soil in several ways. They plant trees. Roots hold the soil in place on a slope.',
  );
  expect(soil.facts.join(' ')).not.toContain('several ways');
});

it('leaves out no name as if it were a word, asks nothing of people in general, and ends a meaning where it ends', () => {
  const { asked, keys } = itemsOf(
    'Floods in Bangladesh',
    'Bangladesh lies on the delta of three rivers. People have learned to live with the water. Farmers grow rice on the delta. Some schools are boats on the rivers. A flood is a lot of water on land and mud is a soft soil.',
  );
  expect(keys).not.toContain('bangladesh');
  expect(asked).not.toContain('"People');
  expect(asked).not.toContain('mud is');
});

it('asks about what those who know explain', () => {
  const { asked, facts } = itemsOf(
    'Plant growth',
    'Grandma and Leo sat in the garden. "The root holds the plant in the soil and drinks water for it," said Grandma. Leo nodded. "Leaves make food for the plant. They use it," said Grandma. "A seed needs water and warmth," said Grandma.',
  );
  expect(asked.split('\n').length).toBeGreaterThan(1);
  expect(facts.join(' ')).toContain('Leaves make food for the plant.');
});

it('asks for no word that the story only calls for, nor for one whose meaning it leaves open', () => {
  const { asked, faqs } = itemsOf(
    'printing',
    'Else was the maid in the house of a printer. The printer called a meeting. To find the mean you add up all the pages. In those times the people who could read them were called scribes. A bar is a lever, and the point where it rests is called the fulcrum.',
  );
  expect(`${asked} ${faqs.join(' ')}`).not.toMatch(
    /the maid|the printer"|add up|read them|lever, and|"meeting"/,
  );
});

const karts =
  'Tomás and Abril built a kart. A wheel rubbed on the wood. Two karts slid at the curve because the wet street has less friction. Grandma said: "Yes, grease makes a wheel turn easily." The chief called a meeting in the street. Carlos left the workshop by the door.';

it('takes wrong words from what a learner tells apart, never from whatever else the story names', () => {
  const story = analyseStory({ concept: 'friction and motion', story: karts });
  const { quiz, hard } = splitStoryItems(story.sentences, story);
  const why = hard.find(({ question }) => question === 'Why did two karts slide at the curve?')!;
  expect(why.key).toBe('Because the wet street has less friction.');
  for (const wrong of why.distractors)
    expect(wrong).toMatch(/^Because the wet street has less (?:gravity|magnetism|electricity)\.$/);
  const keys = quiz.map(({ key }) => key);
  expect(keys).not.toContain('door');
  expect(keys).not.toContain('meeting');
});

it('leaves out a word of the lesson only where the sentence says all that it means', () => {
  const { asked, options } = itemsOf(
    'evaporation',
    'Nani put a clay pot in the shade. Clay has tiny holes. When the water dries up into the air, the water takes heat away. It takes the heat with it. Nani put the jug on the shelf beside the window.',
  );
  expect(asked).toContain('the water takes _____ away');
  expect(options).toEqual(expect.arrayContaining(['light', 'electricity']));
  expect(asked).not.toMatch(/It takes|shelf|window/);
});
