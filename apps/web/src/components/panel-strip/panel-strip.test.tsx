import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PanelStrip, type StripPanel } from './panel-strip.tsx';

const panels: StripPanel[] = [
  { page: 2, panel: 1, state: 'failed' },
  { page: 1, panel: 2, state: 'drawing' },
  { page: 1, panel: 1, state: 'done' },
  { page: 2, panel: 2, state: 'waiting' },
];

test('there is one cell per real panel, in reading order', () => {
  const { container } = render(<PanelStrip panels={panels} />);
  const states = [...container.querySelectorAll('i')].map((cell) => cell.dataset.state);
  expect(states).toEqual(['done', 'drawing', 'failed', 'waiting']);
});

test('only finished panels count as progress', () => {
  render(<PanelStrip panels={panels} />);
  const bar = screen.getByRole('progressbar', { name: 'Panels drawn' });
  expect(bar.getAttribute('aria-valuenow')).toBe('1');
  expect(bar.getAttribute('aria-valuemax')).toBe('4');
  expect(bar.getAttribute('aria-valuetext')).toBe('1 of 4 panels drawn');
});

test('pages are numbered on request, and a decoration is silent', () => {
  render(<PanelStrip panels={panels} pageNumbers decorative />);
  expect(screen.getByText('2')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
