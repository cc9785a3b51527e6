import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { Together } from './components/together.tsx';

const goal = {
  ...{ _id: sampleId(1), className: '6B', kind: 'comics-read' as const, target: 40, have: 23 },
  ...{ untilDay: '2026-12-11', state: 'open' as const },
};

test('a pupil reads how far the class is together, and what a grown-up gave and why', () => {
  const gift = { from: 'parent', reason: 'kept-going', coins: 10, at: '2026-11-26T10:00:00.000Z' } as const;
  renderApp(<Together goals={[goal]} gifts={[gift, { ...gift, from: 'teacher', coins: 1, at: 'b' }]} />);
  expect(screen.getByText('6B together')).toBeDefined();
  expect(screen.getByText('Read 40 comics to the end')).toBeDefined();
  expect(screen.getByText('23 of 40, until Dec 11, 2026')).toBeDefined();
  expect(screen.getByText('10 coins from a parent: for keeping at it')).toBeDefined();
  expect(screen.getByText('1 coin from your teacher: for keeping at it')).toBeDefined();
});

test('a goal that is reached says what it brought; without goals and gifts there is nothing', () => {
  const { container } = renderApp(<Together goals={[{ ...goal, state: 'reached', have: 40 }]} gifts={[]} />);
  expect(screen.getByText(/Everybody who took part got 10 coins and a gem/)).toBeDefined();
  expect(container.querySelectorAll('section')).toHaveLength(1);
});
