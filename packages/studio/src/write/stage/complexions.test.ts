import { describe, expect, it } from 'vitest';
import { castNames } from '../../draw/staging/casting.ts';
import { nameKey } from '../../draw/staging/name-key.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';

/** The colour of skin that each is drawn with. */
function skinsIn(story: string, ...names: string[]): unknown[] {
  return skinsWhere('', story, ...names);
}

function skinsWhere(country: string, story: string, ...names: string[]): unknown[] {
  const { looks } = castStory(analyseStory({ story, concept: 'bread' }), { seed: 'seed', country });
  const casting = castNames(
    names,
    { seed: 'seed' },
    new Map([...looks].map(([name, look]) => [nameKey(name), look])),
  );
  return names.map((name) => {
    const player = casting.get(nameKey(name))!;
    return player.kind === 'person' ? player.member.skin : player.kind;
  });
}

describe('complexions', () => {
  it.each(['a', 'b', 'c', 'd'])(
    'are of the country for who tells a story without a name, seed %s',
    (seed) => {
      const story = 'My grandfather sells cloth. I help him on Saturdays. He winked at me.';
      const { looks, narrator } = castStory(analyseStory({ story, concept: 'percentages' }), {
        seed,
        country: 'Nigeria',
      });
      expect(looks.get(narrator!)).toMatch(/^(?:brown|dark)-/);
    },
  );

  it('are the same for relatives, however the story relates them', () => {
    const [neema, juma, mother, salim] = skinsIn(
      "Neema and her brother Juma baked bread. Neema's mother came home. Salim ate it all.",
      'Neema',
      'Juma',
      "Neema's mother",
      'Salim',
    );
    expect([juma, mother]).toEqual([neema, neema]);
    expect(salim).not.toBe(neema);
  });

  it('are the same for who tells the story and their family', () => {
    const [tells, grandma, zola] = skinsIn(
      'My name is Thabo and I am nine. My grandma Rose bakes bread with me. Zola lives next door. Zola likes bread.',
      'Thabo',
      'Rose',
      'Zola',
    );
    expect(grandma).toBe(tells);
    expect(zola).not.toBe(tells);
  });

  it('are what the story tells of somebody', () => {
    const [onesimus, ruth] = skinsWhere(
      'USA',
      'Onesimus was enslaved in Boston in 1721. A Black teacher named Ruth wrote of him. Ruth read the letters.',
      'Onesimus',
      'Ruth',
    );
    expect([onesimus, ruth]).toEqual([4, 4]);
  });

  it('differ between five who are not related', () => {
    const all = ['Aba', 'Bilo', 'Cedo', 'Dunya', 'Efe'];
    const skins = skinsIn(all.map((name) => `${name} baked bread and ${name} sang.`).join(' '), ...all);
    expect(new Set(skins).size).toBe(all.length);
  });

  it('are those of the cast for who is called like one of it, and for their family', () => {
    expect(skinsIn('Zuri bakes bread. Her father laughs.', 'Zuri', "Zuri's father")).toEqual([4, 4]);
  });

  it('are those of the family for an uncle of whom nobody says whose he is', () => {
    const [yara, mother, uncle] = skinsIn(
      "Yara's mother baked bread. Yara ate it. Uncle Driss came home with a key.",
      'Yara',
      "Yara's mother",
      'Uncle Driss',
    );
    expect([mother, uncle]).toEqual([yara, yara]);
  });

  it('are those that readers know from where they live', () => {
    const all = ['Aba', 'Bilo', 'Cedo', 'Dunya', 'Efe'];
    const story = all.map((name) => `${name} baked bread and ${name} sang.`).join(' ');
    expect(new Set(skinsWhere('Nigeria', story, ...all))).toEqual(new Set([3, 4]));
    expect(new Set(skinsWhere('NG', story, ...all))).toEqual(new Set([3, 4]));
    expect(new Set(skinsWhere('South Africa', story, ...all))).toEqual(new Set([3, 4]));
    expect(new Set(skinsWhere('Canada', story, ...all)).size).toBe(all.length);
  });
});
