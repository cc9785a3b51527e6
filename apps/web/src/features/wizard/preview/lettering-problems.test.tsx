import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LetteringProblems } from './lettering-problems.tsx';

const panel = (n: number, ok: boolean): DrawnPage['panels'][number] => ({
  panel: n,
  state: 'done',
  scene: '',
  caption: '',
  alt: '',
  artUrl: null,
  polygon: [],
  verdict: { ok, problems: ok ? [] : [{ code: 'too-small', message: 'A label had to be made too small.' }] },
});
const page = (panels: DrawnPage['panels']): DrawnPage => ({
  _id: '01a1fe3e-3934-70f5-a024-6eb14aad79df',
  pageNumber: 2,
  imageUrl: null,
  smallImageUrl: null,
  thumbnailUrl: null,
  panels,
});

test('the panels that keep a comic back are named with the reason', () => {
  render(<LetteringProblems pages={[page([panel(1, true), panel(3, false)])]} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Page 2, panel 3: A label had to be made too small.',
  );
});

test('a comic that passed says nothing', () => {
  const { container } = render(<LetteringProblems pages={[page([panel(1, true)])]} />);
  expect(container.textContent).toBe('');
});
