import { describe, expect, it } from 'vitest';
import { castNames } from '../../draw/staging/casting.ts';
import { nameKey } from '../../draw/staging/name-key.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';

/** What everybody of a story is drawn as. */
function looksIn(story: string, country: string): ReadonlyMap<string, string> {
  const told = analyseStory({ story, concept: 'history', country });
  return castStory(told, { seed: 'seed', country }).looks;
}

/** The colour of skin of everybody in a crowd, or of one person. */
function skinsOf(name: string, look: string, country: string): number[] {
  const player = castNames([name], { seed: 'seed', country }, new Map([[nameKey(name), look]])).get(
    nameKey(name),
  )!;
  if (player.kind === 'animal') return [];
  return player.kind === 'person'
    ? [player.member.skin]
    : [...player.crowd.front, ...player.crowd.back].map(({ skin }) => skin);
}

const wall =
  'Since 1961 a wall had divided Berlin. In the autumn of 1989 many marched in Leipzig. Günter Schabowski, a member of the ruling party, held a press conference. The officer in charge was Harald Jäger. Strangers embraced each other.';
const strike =
  'In August 1980 Anna Kowalska lost her work at the shipyard in Gdansk. Mieczyslaw Nowak, the deputy prime minister, came to the gate. The guards opened it.';
const apollo =
  'In 1969 Jack Garman, an engineer in Houston, kept a list of alarms. Steve Bales had to decide.';
const fair = [0, 1];

describe('people of history', () => {
  it.each([
    [wall, 'Germany', 'Günter Schabowski'],
    [wall, 'Germany', 'Harald Jäger'],
    [wall, 'Germany', 'strangers'],
    [wall, 'Kenya', 'strangers'],
    [strike, 'Poland', 'Anna Kowalska'],
    [strike, 'India', 'guards'],
    [apollo, 'United States', 'Jack Garman'],
    [apollo, 'United States', 'Steve Bales'],
  ])('look as people did there: %s in %s, %s', (story, country, name) => {
    const look = looksIn(story, country).get(name)!;
    for (const skin of skinsOf(name, look, country)) expect(fair).toContain(skin);
  });

  it('wear what those in office wore', () => {
    const looks = looksIn(wall, 'Germany');
    expect(looks.get('Günter Schabowski')).toMatch(/-modern-noble-man$/);
    expect(looks.get('Harald Jäger')).toMatch(/-modern-soldier-man$/);
  });

  it('are anybody where Black people of America are told of', () => {
    const story =
      'In 1955 Claudette Colvin sat on a bus in Montgomery. Fred Gray, a young lawyer, spoke for her.';
    expect(looksIn(story, 'United States').get('Fred Gray')).toBe('mid-1900s-scholar-man');
  });

  it.each([
    ['In 1865 Gopal lived in Kalyan. Strangers stared at his books.', 'India', 'colonial-india-crowd'],
    ['In 1865 Gopal lived in Pune. Strangers stared at his books.', 'France', 'colonial-india-crowd'],
    ['In 1624 Temba became queen. The villagers sang about her.', 'Angola', 'west-africa-crowd'],
  ])('are dressed as in their country: %s', (story, country, look) => {
    expect([...looksIn(story, country).values()]).toContain(look);
  });
});

describe('people of today', () => {
  it.each(['Bangladesh', 'India', 'Philippines', 'Peru'])('are nobody fair in %s', (country) => {
    const names = ['Aba', 'Bilo', 'Cedo', 'Dunya', 'Efe'];
    const looks = looksIn(names.map((name) => `${name} baked bread and ${name} sang.`).join(' '), country);
    for (const name of names) expect(looks.get(name)).toMatch(/^(?:tan|brown)-/);
  });

  it('look as where the story plays, a crowd too', () => {
    const looks = looksIn('Amara lives in Lagos. Amara sells oranges. The villagers clapped.', 'Poland');
    expect(looks.get('Amara')).toMatch(/^(?:brown|dark)-girl$/);
    expect(looks.get('villagers')).toMatch(/^(?:brown|dark)-crowd$/);
    for (const skin of skinsOf('villagers', looks.get('villagers')!, 'Poland'))
      expect([3, 4]).toContain(skin);
  });
});

it.each([
  ['Tom was on holiday in Kenya. Tom saw a lion.', 'Poland'],
  ['Tom sailed from India in spring. Tom saw a whale.', 'Poland'],
])('a traveller looks as at home: %s', (story, country) => {
  expect(looksIn(story, country).get('Tom')).toMatch(/^(?:light|fair)-boy$/);
});

it('is told today where only somebody of long ago comes up', () => {
  const story =
    'Tía Carmen took me and my cousin Itzel to the stadium. In 1968 Bob Beamon jumped there. The guard laughed at us.';
  expect(looksIn(story, 'Mexico').get('Guard')).toMatch(/^(?:tan|brown)-adult$/);
});

describe('who tells a story without a name', () => {
  it.each([
    ['Bangladesh', /^(?:Nusrat|Rumi|Mim|Tania|Rahim|Tanvir|Sajid|Imran)$/],
    ['IN', /^(?:Anaya|Kavya|Meera|Diya|Rohan|Arjun|Vivaan|Ishaan)$/],
    ['Mexico', /^(?:Valentina|Camila|Lucía|Ximena|Mateo|Diego|Santiago|Emiliano)$/],
    ['Poland', /^(?:Zofia|Hania|Maja|Jakub|Antek|Staś)$/],
  ])('is called as children are in %s', (country, names) => {
    const story = 'I live by the river. My father has a boat. My cousin Itzel came on Sunday.';
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const cast = castStory(analyseStory({ story, concept: 'water', country }), { seed, country });
      expect(cast.narrator).toMatch(names);
      expect(cast.looks.get(cast.narrator!)).toMatch(/(?:girl|boy)$/);
    }
  });

  it.each([
    ['I was the smallest girl in the group. I live in Pune.', 'girl'],
    ['I am a boy who likes rain. I live in Pune.', 'boy'],
  ])('is a girl or a boy as they say: %s', (story, look) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const cast = castStory(analyseStory({ story, concept: 'rain', country: 'India' }), {
        seed,
        country: 'India',
      });
      expect(cast.looks.get(cast.narrator!)).toMatch(new RegExp(`-${look}$`));
    }
  });

  it('is nobody where a mine is under the ground', () => {
    const story = 'Luis works in a mine near Copiapó. Luis shared out the food.';
    expect(analyseStory({ story, concept: 'mines' }).narrator).toBe('none');
  });

  it('is called like nobody else of the story', () => {
    const story = 'I live by the river. Arjun and Kavya came with Meera, Diya, Anaya, Rohan and Ishaan.';
    const cast = castStory(analyseStory({ story, concept: 'water' }), { seed: 'a', country: 'India' });
    expect(cast.narrator).toBe('Vivaan');
  });
});
