import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageSketchQuery } from '../api/sketch.ts';
import { LivePageView } from './live-page-view.tsx';
import type { LivePage, LivePanel } from './live-pages.ts';

afterEach(() => vi.unstubAllGlobals());

type Polygon = [number, number][];
const left: Polygon = [
  [0, 0],
  [600, 0],
  [600, 800],
];
const right: Polygon = [
  [640, 0],
  [1240, 0],
  [1240, 800],
];
const source: ScriptPage = {
  pageNumber: 1,
  panels: [
    { scene: 'A lab', caption: '', dialogue: [] },
    { scene: 'A cave', caption: '', dialogue: [] },
  ],
};
const meta: ComicMeta = {
  ...{
    title: 'Dew',
    concept: 'dew',
    subject: 'Science',
    grade: '5',
    style: 'comic',
    seed: 's',
    pageCount: 1,
  },
};
const panel = (number: number, polygon: Polygon): LivePanel => ({
  ...{ panel: number, state: 'done', artUrl: null, alt: '', message: null, polygon },
});
const page: LivePage = {
  page: 1,
  title: 'Dew',
  picture: { imageUrl: '/media/1.webp', thumbnailUrl: '/media/1-s.webp' },
  panels: [panel(1, left), panel(2, right)],
};

/** The pictures on a drawn page of which panel 2 gets a new one, which is sketched at this place. */
function picturesWith(sketched: Polygon): string[] {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:pencil', revokeObjectURL: () => {} }),
  );
  const client = new QueryClient();
  const blank = new Blob();
  client.setQueryData(pageSketchQuery(source, meta).queryKey, {
    ...{ pencil: blank, ink: blank, lettering: blank, seen: [], verdict: { problems: [], smallestPt: 12 } },
    panels: [
      { polygon: left, alt: '' },
      { polygon: sketched, alt: '' },
    ],
  });
  const { container } = render(
    <QueryClientProvider client={client}>
      <LivePageView page={page} source={source} meta={meta} redone={new Set(['1.2'])} />
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('img')].map(({ src }) => src.replace(location.origin, ''));
}

test('a panel that gets a new picture is in pencil again, the others stay', () => {
  expect(picturesWith(right)).toEqual(['blob:pencil', '/media/1.webp']);
});

test('where the new picture would stand elsewhere, the old one stays', () => {
  expect(picturesWith(left)).toEqual(['blob:pencil', '/media/1.webp', '/media/1.webp']);
});
