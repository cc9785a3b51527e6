import { badgeIds } from '@panelwise/contracts/domain/badges';
import { getBadges } from '@panelwise/contracts/http/learn';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as BadgesPage } from '../../app/routes/badges.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';

beforeEach(() => startSession(sampleSession()));
const listOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('badges that one has come first, then the five nearest with how far one is, then the rest', async () => {
  const comic = { _id: sampleId(1), title: 'Leaves' };
  const begun = { 'five-comics': 4, 'ten-repairs': 1, 'ten-days': 9, 'six-subjects': 3, science: 2, math: 3 };
  const open = badgeIds
    .filter((id) => id !== 'first-comic')
    .map((id) => ({
      id,
      have: (begun as Record<string, number>)[id] ?? 0,
      of: id === 'six-subjects' ? 6 : 10,
    }));
  fakeApi().answer(getBadges, {
    earned: [{ id: 'first-comic', at: '2026-11-04T10:00:00.000Z', comic }],
    open,
  });
  renderApp(<BadgesPage />, { path: '/learn/badges', at: '/learn/badges' });
  expect(await screen.findByText(/1 of 41 inked/)).toBeDefined();
  expect(listOf('What you have')).toEqual(['First comicRead a comic to the endNov 4, 2026, Leaves']);
  expect(screen.getByRole('link', { name: 'Leaves' })).toBeDefined();
  expect(listOf('Nearest').map((text) => text.match(/\d+ of \d+$/)?.[0])).toEqual([
    ...['9 of 10', '3 of 6', '4 of 10', '3 of 10', '2 of 10'],
  ]);
  expect(listOf('The others')).toHaveLength(35);
});

test('where rewards are switched off there is no such page', async () => {
  fakeApi().answer(getBadges, { earned: [], open: [] });
  const { router } = renderApp(<BadgesPage />, { path: '/learn/badges', at: '/learn/badges' });
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/learn');
});
