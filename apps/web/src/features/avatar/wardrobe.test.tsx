import { avatarCodeOf, firstAvatar } from '@panelwise/contracts/domain/avatar';
import { buyAvatarPart, getOwnAvatar, type OwnAvatar, wearAvatar } from '@panelwise/contracts/http/avatars';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as AvatarPage } from '../../app/routes/avatar.tsx';
import { startSession, useSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleSession } from '../../testing/samples.ts';

const ranks = { bronze: 0, silver: 0, gold: 1, platinum: 0, diamond: 0 };
const shop = { coins: 70, level: 2, ranks, badges: [] };
const open = (own: Partial<OwnAvatar> = {}) => {
  const api = fakeApi();
  api.answer(getOwnAvatar, { avatar: null, open: [], shop, ...own });
  return { api, ...renderApp(<AvatarPage />, { path: '/learn/avatar', at: '/learn/avatar' }) };
};
beforeEach(() => startSession(sampleSession()));

test('what is chosen is seen at once, and worn everywhere once it is saved', async () => {
  const { api, user } = open();
  const code = avatarCodeOf({ ...firstAvatar, hair: 'puffs' });
  api.answer(wearAvatar, { avatar: code, open: [], shop });
  await user.click(await screen.findByRole('radio', { name: 'Two puffs' }));
  expect(screen.getByRole('img', { name: /Two puffs/ }).getAttribute('src')).toBe(
    `/api/avatars/whole/${code}.svg`,
  );
  await user.click(screen.getByRole('button', { name: 'Wear this' }));
  await screen.findByText('This is you now.');
  expect(api.requests(wearAvatar).map(({ body }) => body)).toEqual([{ avatar: code }]);
  expect(useSession.getState().user?.avatar).toBe(code);
});

test('a locked part can be tried on, says what it asks, and is bought after one more question', async () => {
  const { api, user } = open();
  api.answer(buyAvatarPart, { avatar: null, open: ['cover:flowers'], shop: { ...shop, coins: 10 } });
  await user.click(await screen.findByRole('radio', { name: 'Crown, 200 coins' }));
  expect(screen.getByText('You have 70 coins.', { exact: false })).toBeDefined();
  // It cannot be afforded: there is no button for it, and none to wear it.
  for (const name of [/^Buy/, 'Wear this']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  await user.click(screen.getByRole('radio', { name: 'Flowers, 60 coins' }));
  await user.click(screen.getByRole('button', { name: 'Buy for 60 coins' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You will have 10 coins left/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Buy for 60 coins' }));
  await screen.findByText('You have 10 coins. Coins come from learning alone.');
  expect(screen.getByRole('radio', { name: 'Flowers' })).toBeDefined();
});

test('what comes with a level, with cards or with a badge says how far one is', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Laurel wreath, 3 gold cards' }));
  expect(screen.getByText('You have 1 such card.', { exact: false })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Round hat, Badge “Many bookmarks”' }));
  expect(
    screen.getByText('It comes with the badge: Read 15 comics to the end.', { exact: false }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Helmet, Level 5' }));
  expect(screen.getByText('You are at level 2.', { exact: false })).toBeDefined();
});

test('where rewards are off there is no price and no lock anywhere', async () => {
  const { user } = open({ shop: undefined, open: ['cover:beret'] });
  expect(await screen.findByRole('radio', { name: 'Beret' })).toBeDefined();
  for (const tab of ['Hair', 'Clothes', 'Things', 'Place']) {
    await user.click(screen.getByRole('button', { name: tab }));
    expect(screen.queryByText(/coin|level|card/i)).toBeNull();
  }
  expect(screen.queryByRole('radio', { name: /Palace/ })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Library' })).toBeDefined();
});
