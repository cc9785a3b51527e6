import { type Avatar, avatarParts, avatarSlots, firstAvatar } from '@panelwise/contracts/domain/avatar';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { avatarSvg } from './avatar.ts';

function mustBeWellFormed(svg: string) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
}

/** What has to be chosen beside a part so that it shows. */
const shownWith: Partial<Record<keyof Avatar, Partial<Avatar>>> = { coverColor: { cover: 'turban' } };

test('every part is seen in the picture of the whole character, and each in its own way', () => {
  for (const slot of avatarSlots) {
    const drawn = avatarParts[slot].map((id) =>
      avatarSvg({ ...firstAvatar, ...shownWith[slot], [slot]: id }, 'whole'),
    );
    expect(new Set(drawn).size, slot).toBe(drawn.length);
  }
});

test('the same character has the same bytes, in a small picture as in a large one, and they are sound', () => {
  const avatar: Avatar = { ...firstAvatar, hair: 'afro', cover: 'crown', held: 'rocket', help: 'wheelchair' };
  for (const view of ['face', 'whole'] as const) {
    const svg = avatarSvg(avatar, view);
    expect(avatarSvg({ ...avatar }, view)).toBe(svg);
    mustBeWellFormed(svg);
    expect(svg).not.toMatch(/<script|href|NaN|undefined/);
  }
  expect(avatarSvg(avatar, 'face').length).toBeLessThan(16_000);
});
