import { expect, test } from 'vitest';
import { avatarCodeOf, avatarCodeSchema, avatarOf, avatarParts, avatarSlots, firstAvatar } from './avatar.ts';
import { avatarShop, isOpened, lockedIn, openParts, type Reached, unlockOf } from './avatar-shop.ts';

const badges: Reached['badges'] = [];
const ranks = { bronze: 0, silver: 0, gold: 0, platinum: 0, diamond: 0 };
const freeOf = (slot: (typeof avatarSlots)[number]) =>
  avatarParts[slot].filter((id) => !unlockOf(`${slot}:${id}` as never));

test('a code is the character again, codes of before have what came later, and others are none', () => {
  const avatar = { ...firstAvatar, hair: 'puffs', help: 'wheelchair', place: 'snow' } as const;
  expect(avatarOf(avatarCodeOf(avatar))).toEqual(avatar);
  expect(avatarOf('teen.4')).toEqual({ ...firstAvatar, body: 'teen', skin: '4' });
  for (const code of ['', 'teen.9', `${avatarCodeOf(avatar)}.more`, 'teen.toString', '../x'])
    expect(avatarCodeSchema.safeParse(code).success).toBe(false);
});

test('no id has a dot in it, and none stands twice in its slot', () => {
  for (const slot of avatarSlots) {
    expect(new Set(avatarParts[slot]).size).toBe(avatarParts[slot].length);
    for (const id of avatarParts[slot]) expect(id).toMatch(/^[a-z0-9-]+$/);
  }
});

test('the free set is for everybody, and enough is left to learn for', () => {
  expect(freeOf('skin').length).toBeGreaterThanOrEqual(8);
  expect(freeOf('hair').length).toBe(avatarParts.hair.length);
  expect(freeOf('hairColor').length).toBeGreaterThanOrEqual(8);
  expect(freeOf('cover').filter((id) => id !== 'none').length).toBeGreaterThanOrEqual(6);
  expect(freeOf('clothes').length).toBeGreaterThanOrEqual(8);
  expect(freeOf('clothesColor').length).toBe(8);
  expect(freeOf('place').length).toBeGreaterThanOrEqual(4);
  for (const slot of ['body', 'eyes', 'face', 'freckles', 'glasses', 'hearing', 'help', 'legs'] as const)
    expect(freeOf(slot)).toEqual(avatarParts[slot]);
  const unlocks = Object.values(avatarShop.locked);
  expect(unlocks.length).toBeGreaterThanOrEqual(24);
  for (const unlock of unlocks)
    if ('coins' in unlock) {
      expect(unlock.coins).toBeGreaterThanOrEqual(30);
      expect(unlock.coins).toBeLessThanOrEqual(200);
    }
});

test('level, cards and badges open parts, a higher rank counts as a lower one, and coins never do it by themselves', () => {
  expect(isOpened({ level: 3 }, { level: 3, ranks, badges })).toBe(true);
  expect(isOpened({ level: 3 }, { level: 2, ranks, badges })).toBe(false);
  expect(
    isOpened({ rank: 'silver', cards: 3 }, { level: 0, ranks: { ...ranks, silver: 1, diamond: 2 }, badges }),
  ).toBe(true);
  expect(isOpened({ rank: 'platinum', cards: 1 }, { level: 0, ranks: { ...ranks, gold: 9 }, badges })).toBe(
    false,
  );
  expect(isOpened({ badge: 'art' }, { level: 0, ranks, badges: ['science', 'art'] })).toBe(true);
  expect(isOpened({ badge: 'art' }, { level: 99, ranks, badges: ['science'] })).toBe(false);
  expect(isOpened({ coins: 30 }, { level: 99, ranks, badges })).toBe(false);
});

test('what may be worn is free, owned or reached', () => {
  const crowned = { ...firstAvatar, cover: 'crown' } as const;
  expect(lockedIn(firstAvatar, [])).toBeUndefined();
  expect(lockedIn(crowned, openParts([], { level: 99, ranks, badges }))).toBe('cover:crown');
  expect(lockedIn(crowned, openParts(['cover:crown'], undefined))).toBeUndefined();
  expect(openParts([], { level: 2, ranks, badges })).toEqual(['hairColor:green']);
});
