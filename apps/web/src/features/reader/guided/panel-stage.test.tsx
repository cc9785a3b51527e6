import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import { PanelStage } from './panel-stage.tsx';

const panel: ReadingPanel = {
  page: 1,
  panel: 1,
  ofPage: 2,
  imageUrl: '/media/page-1.webp',
  polygon: [
    [40, 40],
    [600, 40],
    [600, 500],
    [40, 500],
  ],
  scene: '',
  alt: 'A leaf',
  lines: [{ kind: 'dialogue', speaker: 'Maya', text: 'Hello!' }],
  places: [{ panel: 1, line: 0, x: 0.1, y: 0.05, width: 0.2, height: 0.1, curve: 2.7 }],
};
const onNext = vi.fn();
const onBack = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  renderApp(<PanelStage panel={panel} language="en" onNext={onNext} onBack={onBack} />);
  const stage = screen.getByAltText('A leaf').closest('.stage')!;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 900, 600);
});

/** A finger that goes down at one place and up at another. */
function draw(from: [number, number], to: [number, number]) {
  const picture = screen.getByAltText('A leaf');
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, isPrimary: true, button: 0 });
  fireEvent.pointerDown(picture, at(from));
  fireEvent.pointerUp(picture, at(to));
  return [onNext.mock.calls.length, onBack.mock.calls.length];
}

test('a tap on the right goes on, on the left third back', () => {
  expect(draw([500, 300], [503, 302])).toEqual([1, 0]);
  expect(draw([200, 300], [200, 300])).toEqual([1, 1]);
});

test('a swipe to the left goes on, to the right back', () => {
  expect(draw([500, 300], [300, 320])).toEqual([1, 0]);
  expect(draw([300, 300], [500, 320])).toEqual([1, 1]);
});

test('scrolling and small slips turn nothing', () => {
  expect(draw([500, 300], [480, 500])).toEqual([0, 0]);
  expect(draw([500, 300], [530, 300])).toEqual([0, 0]);
});
