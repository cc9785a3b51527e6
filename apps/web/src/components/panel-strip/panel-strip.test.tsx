import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PanelStrip, PanelStripLegend, type StripPanel } from './panel-strip.tsx';

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

test('in large the pages are named, as long as there is room for that', () => {
  const { rerender } = render(<PanelStrip panels={panels} size="lg" pageNumbers />);
  expect(screen.getByText('Page 2')).toBeDefined();
  const many = [...panels, ...[3, 4, 5, 6, 7].map((page) => ({ page, panel: 1, state: 'waiting' as const }))];
  rerender(<PanelStrip panels={many} size="lg" pageNumbers />);
  expect(screen.getByText('7')).toBeDefined();
});

test('only what is to be seen is explained', () => {
  render(<PanelStripLegend states={new Set(['done', 'waiting'] as const)} />);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['Drawn', 'Waiting']);
});
