import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { casesOfPeople } from './fixtures/as-old-as-called.ts';

it.each(casesOfPeople)('$of: $story', ({ story, country = '', people, teller }) => {
  const read = analyseStory({ story, concept: 'a day', country });
  const beings = read.entities.filter(({ kind }) => /^(?:child|adult|animal)$/.test(kind));
  expect(
    beings.map(({ name, kind, gender, elder }) =>
      [`${name}:`, elder ? 'old' : '', kind, gender ?? ''].filter(Boolean).join(' '),
    ),
  ).toEqual(people);
  if (teller !== undefined) expect(`${read.narrator} ${read.teller ?? ''}`.trim()).toBe(teller);
});
