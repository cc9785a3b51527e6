import { cleanup, fireEvent, screen } from '@testing-library/react';
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

function stage(reading: Partial<Parameters<typeof PanelStage>[0]> = {}) {
  cleanup();
  renderApp(<PanelStage panel={panel} language="en" onNext={onNext} onBack={onBack} {...reading} />);
  const element = screen.getByAltText('A leaf').closest('.stage')!;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 900, 600);
}
beforeEach(() => {
  vi.clearAllMocks();
  stage();
});

/** A finger that goes down at one place and up at another. */
function draw(
  from: [number, number],
  to: [number, number],
  picture: Element = screen.getByAltText('A leaf'),
) {
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

test('while it is read aloud a tap on a balloon reads it, and swipes turn as ever', () => {
  const onRead = vi.fn();
  expect(document.querySelector('[data-line]')).toBeNull();
  stage({ onRead });
  const balloon = document.querySelector('[data-line]')!;
  expect(draw([500, 300], [500, 300], balloon)).toEqual([0, 0]);
  expect(onRead.mock.calls).toEqual([[0]]);
  expect(draw([500, 300], [300, 300], balloon)).toEqual([1, 0]);
  expect(onRead).toHaveBeenCalledOnce();
});

test('lights a line where its place is known, and a panel that is pointed out among its neighbours', () => {
  const rings = () => document.querySelectorAll('.ring').length;
  stage({ lit: { line: 0, framed: false } });
  expect([rings(), document.querySelector('.shade')]).toEqual([1, null]);
  stage({ lit: { line: 1, framed: false } });
  expect(rings()).toBe(0);
  stage({ lit: { line: 0, framed: true } });
  expect([rings(), document.querySelector('.shade') !== null]).toEqual([2, true]);
});
