import { expect, it } from 'vitest';
import { textsOf } from '../../language/language.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';
import { createLineBank } from './line-bank.ts';
import { tellSentence } from './tell-sentence.ts';

/** Who is in the picture of a story's last sentence. */
function seenAtTheEnd(text: string): string[] {
  const story = analyseStory({ story: text, concept: 'A day' });
  const texts = textsOf('en');
  const cast = castStory(story, { seed: 'seed', castNames: { learner: 'Zuri' } });
  const context = { story, cast, bank: createLineBank('seed', 5, texts), topic: 'a day', texts };
  const [beat] = tellSentence(story.sentences.at(-1)!, context, 0);
  return [...new Set([...beat!.lines.map(({ speaker }) => speaker), ...(beat!.people ?? [])])];
}

it.each([
  ['nobody where nobody is meant', 'Bela lost his kite. It was a bad morning for everybody.', []],
  ['him whose day it was', 'Bela lost his kite. That was the saddest day of his life.', ['Bela']],
  ['nobody where two may be meant', 'Bela and Omar lost a kite. That was the end of his dream.', []],
  [
    'both of them, whom no sentence told of together',
    'Ella stood on the moor. Dad looked at the map. They walked east.',
    ['Ella', 'Dad'],
  ],
  ['both of us, where we do something', 'Dad mixed the dough. Then we kneaded it.', ['Zuri', 'Dad']],
  ['who speaks into a telephone alone', 'Ella called Dad on the phone. "Come home," said Ella.', ['Ella']],
  [
    'nobody whose name is only written somewhere',
    'Ella found a wallet. Mrs. Brandt was sad. In it were some coins and a card with a name: Mrs. Olga Brandt, 12 Mill Street.',
    [],
  ],
  ['nobody for the day over a page of a diary', 'I fed my sheep. My dad laughed.\n\nFriday, 15 November', []],
  [
    'a leader as the girl that she was',
    'Wangari Maathai planted trees. As a girl Wangari Maathai fetched water.',
    ['Wangari Maathai'],
  ],
  [
    'a wife and her husband for the couple',
    'Savitribai lived in Naigaon. Her husband Jyotirao taught Savitribai. Later the couple opened schools for people whom others had forgotten.',
    ['Savitribai', 'Jyotirao'],
  ],
  ['nobody for a couple of things', 'Ella waved. Later a couple of rocks fell.', []],
  ['all four who are named', 'Ana, Ben, Carla and Dana ran the race.', ['Ana', 'Ben', 'Carla', 'Dana']],
  ['nobody for a party', 'Ella and Dad waved. The party was on Friday.', []],
  ['nobody who did it before', 'A horse fell into a hole that hunters had dug.', ['horse']],
  ['nobody for things', 'Ella stood there. Dad picked two plums. They were sour.', []],
  ['nobody for a group', 'Ella and Dad waved. The villagers came. They built a wall.', []],
  ['the group that does it', 'Ella and Dad waved. The villagers built a wall.', ['villagers']],
  ['nobody from another paragraph', 'Bela lost his kite.\n\nThat was a day that changed his life.', []],
  [
    'two children without a name who do something',
    'On the way home two friends begin to wonder about it.',
    ['one friend', 'another friend'],
  ],
  [
    'two of them beside others of the story',
    'Bela lost his kite. Two young girls found it in a tree.',
    ['one girl', 'another girl'],
  ],
  ['nobody new for two whom the story has named', 'Ella met Ana. At noon the two friends ate.', []],
  ['nobody new where two do nothing', 'Bela lost his kite. A gift for two friends lay there.', []],
  [
    'those of a family whom the story has named, and no crowd',
    'Mia ran home. Her mother and her brother waved. The whole family ate dinner together.',
    ['Mia', "Mia's mother", "Mia's brother"],
  ],
  [
    'nobody of a family that lives elsewhere',
    'Mia wrote to Grandma. Her uncle went home. The whole family ate dinner together.',
    ['Mia'],
  ],
  [
    'nobody in place of a family without a name',
    'Omar saw a house. A family moved in. The family ate dinner.',
    [],
  ],
  ['who tells the story', 'My friend Bela and I like chess. It is harder than it sounds.', ['Zuri']],
  ['nobody in place of others', 'My friend Bela and I like chess. Two surfers came by.', []],
  ['who says a small i', 'my friend Bela and i play chess at school. then i lost my temper.', ['Zuri']],
  [
    'who tells the story as the one who is asked',
    'My friend Bela and I like chess. Omar laughed at Bela. Omar asked me, "Do you want to play?"',
    ['Omar', 'Zuri'],
  ],
  [
    'who tells the story as the mother who is called',
    'I have a bakery. My daughter Lena helps me. Mr. Bo bought two rolls. "Mum, what is a loan?" asked Lena.',
    ['Lena', 'Mum'],
  ],
])('shows %s', (_, story, seen) => {
  expect(seenAtTheEnd(story)).toEqual(seen);
});

it('lets whoever came to the teller speak to them', () => {
  const story =
    'I built a tower. Yuki hit it and cried. Ms. Sato knelt down beside me. "It is very hot today," she said.';
  expect(seenAtTheEnd(story)).toEqual(['Ms. Sato', 'Zuri']);
});
