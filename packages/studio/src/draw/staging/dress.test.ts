import { expect, it } from 'vitest';
import { isDarkHair } from '../../language/looks-of-countries.ts';
import { clothesOfCallings } from '../cast/clothes-of-callings.ts';
import { dressFor } from './dress.ts';

const women = (name: string) =>
  Array.from({ length: 60 }, (_, i) => dressFor({ person: 'woman' }, name, `seed ${i}`));

it('invents nothing that a text would have to tell', () => {
  expect(women('karin').some(({ hair, wheelchair }) => hair === 'hijab' || wheelchair)).toBe(false);
  const boys = (name: string) =>
    Array.from({ length: 60 }, (_, i) => dressFor({ person: 'boy' }, name, `seed ${i}`));
  expect(boys('usain').some(({ prosthesis }) => prosthesis)).toBe(false);
  expect(boys('another friend').some(({ prosthesis }) => prosthesis)).toBe(true);
  expect(women('amina').some(({ hair }) => hair === 'hijab')).toBe(true);
});

it.each([
  ['nurse', 'scrubs'],
  ['judge', 'robe'],
  ['priest', 'cassock'],
  ['doctor', 'coat'],
  ['officer', 'uniform'],
] as const)('dresses a %s as one, woman or man, old or not', (calling, outfit) => {
  for (const person of ['woman', 'man', 'old-woman', 'old-man'] as const) {
    const { outfit: worn, top } = dressFor({ person, calling }, 'somebody', 'seed');
    expect([worn, top]).toEqual([outfit, clothesOfCallings[calling].top]);
  }
});

it('gives people hair that is usual where the comic is read', () => {
  const kids = (person: 'girl' | 'boy', skin: 1 | 3, country: string) =>
    Array.from({ length: 60 }, (_, i) =>
      dressFor({ person, skin }, 'kavya', `seed ${i}`, undefined, country),
    );
  for (const skin of [1, 3] as const)
    for (const person of ['girl', 'boy'] as const)
      for (const { hair, hairColor, freckles } of kids(person, skin, 'India'))
        expect([isDarkHair(hairColor), freckles, hair === 'afro' || hair === 'puffs']).toEqual([
          true,
          false,
          false,
        ]);
  expect(kids('girl', 3, 'Kenya').map(({ hair }) => hair)).toContain('afro');
  // Whoever is not from there has any hair.
  expect(kids('boy', 1, 'Kenya').every(({ hairColor }) => isDarkHair(hairColor))).toBe(false);
});

it.each(['Vietnam', 'Japan', 'Indonesia'])('gives nobody of %s curls', (country) => {
  for (const person of ['girl', 'boy', 'woman', 'man'] as const)
    for (let i = 0; i < 60; i++) {
      const { hair } = dressFor({ person, skin: 2 }, 'linh', `seed ${i}`, undefined, country);
      expect(['curly', 'afro', 'puffs']).not.toContain(hair);
    }
});
