import { describe, expect, it } from 'vitest';
import { lookId, namesWithLook } from '../../language/known-looks.ts';
import { dressAs } from '../staging/dress.ts';
import { lookNamed } from '../staging/look-named.ts';
import { styleSlugs, styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import { type PersonLook, rankNames, wardrobeNames } from '../vocabulary.ts';
import { drawFigure } from './figure.ts';
import type { CastMember } from './members.ts';

const people: PersonLook[] = ['girl', 'boy', 'woman', 'man', 'old-woman', 'old-man'];
const dressed = (as: string, seed = 'seed') => dressAs(lookNamed(as)!, 'Somebody', seed);
const everybody = wardrobeNames.flatMap((wardrobe) =>
  people.flatMap((person) => rankNames.map((rank) => dressed(`${wardrobe}-${rank}-${person}`))),
);
const known = namesWithLook.map((name) => dressed(lookId(name)));
const ofToday = new Set<CastMember['outfit']>(['hoodie', 'coat', 'cardigan', 'jersey', 'stripe']);

describe('clothes of other times', () => {
  it('are nothing that is worn today, and no child has a crown or a beard', () => {
    for (const member of everybody) {
      expect(ofToday.has(member.outfit), member.id).toBe(false);
      if (member.age === 'kid')
        expect([member.crown, member.beard, member.moustache].some(Boolean)).toBe(false);
    }
  });

  it('tell ranks apart, and leave no colour unsaid', () => {
    expect(dressed('egypt-ruler-man')).not.toEqual(dressed('egypt-man'));
    for (const member of [...everybody, ...known]) expect(JSON.stringify(member)).not.toContain('"@');
  });

  it('are the same for one name and seed; a known person looks the same in every comic', () => {
    expect(dressed('mughal-noble-woman')).toEqual(dressed('mughal-noble-woman'));
    const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
    expect(new Set(seeds.map((seed) => JSON.stringify(dressed('victorian-man', seed)))).size).toBeGreaterThan(
      4,
    );
    for (const as of ['mahatma-gandhi', 'ada-lovelace']) expect(dressed(as, 'a')).toEqual(dressed(as, 'b'));
    expect(dressed('gandhi')).toEqual(dressed('mahatma-gandhi'));
  });

  it.each(styleSlugs)('can be drawn from every side in the style %s', (slug) => {
    const poses = ['idle', 'side', 'back', 'sit'] as const;
    [...everybody, ...known].forEach((member, i) => {
      const drawn = drawFigure(0, 0, {
        member,
        pose: poses[i % poses.length]!,
        expression: 'smile',
        look: [0.5, 0],
        style: styles[slug],
        ids: createIds('t'),
        scale: 0.5,
        mirrored: false,
        outerArm: false,
        sway: 0,
      });
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    });
  });
});

describe('known people', () => {
  it('have the marks by which they are known', () => {
    expect(dressed('mahatma-gandhi')).toMatchObject({
      hair: 'bald',
      glasses: true,
      outfit: 'bare',
      cane: true,
    });
    expect(dressed('albert-einstein')).toMatchObject({ hair: 'wild', moustache: true });
    expect(dressed('abraham-lincoln')).toMatchObject({ hat: 'top-hat', beard: true });
    expect(dressed('frida-kahlo')).toMatchObject({ hat: 'flowers' });
    expect(dressed('ruby-bridges')).toMatchObject({ age: 'kid' });
  });
});
