import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { Level } from './level.tsx';

test('what learning has brought besides is told: coins, and gems where there are any', () => {
  const purse = { xp: 130, coins: 50, gems: 0, level: 1, levelXp: 100, nextLevelXp: 250 };
  renderApp(<Level purse={purse} />);
  expect(screen.getByText('50 coins')).toBeDefined();
  expect(screen.queryByText(/gem/)).toBeNull();
  renderApp(<Level purse={{ ...purse, coins: 1, gems: 2 }} />);
  expect(screen.getByText('1 coin · 2 gems')).toBeDefined();
});
