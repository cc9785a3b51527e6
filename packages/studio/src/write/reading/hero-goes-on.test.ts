import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const life = (asked: string) =>
  `Savitribai was born in 1831 in Naigaon. Savitribai learned to read. Savitribai opened a school. One day a girl asked, "Are you not afraid?" ${asked}`;

/** Whom the sentences from one on are about. */
const about = (story: string, from: number) =>
  analyseStory({ concept: 'schools', story })
    .sentences.slice(from)
    .map(({ people }) => people);

it.each([
  ['She answered, "No."', [['Savitribai']]],
  ['In 1897 she carried a sick boy to the clinic.', [['Savitribai']]],
  ['Later she dug a well.', [['Savitribai']]],
  ['She laughed.', [['Girl']]],
])('a girl who asked something neither answers nor stays when time passes: %s', (asked, people) => {
  expect(about(life(asked), 4)).toEqual(people);
});

it('a man of whom a pronoun can mean nobody else stays', () => {
  expect(about('A man planted a tree. Later he sold the apples.', 1)).toEqual([['Man']]);
});

it.each([
  ['Florence was born in 1820. She loved numbers. Florence drew.', 'Florence', true],
  ['Yamuna was born in 1865 in Kalyan. She was married at nine.', 'Yamuna', true],
  ['Florence was full of painters. A painter came to Florence.', 'Florence', false],
  ['Georgia wants to join. In 2003 people marched.', 'Georgia', false],
])('tells somebody who is called like a place from the place: %s', (story, name, isPerson) => {
  const { entities } = analyseStory({ concept: 'lives', story });
  const kind = entities.find((one) => one.name === name)?.kind;
  expect(kind === 'child' || kind === 'adult').toBe(isPerson);
});
