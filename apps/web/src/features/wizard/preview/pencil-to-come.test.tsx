import type { ScriptPage } from '@panelwise/contracts/domain/script';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { pageSketchQuery } from '../api/sketch.ts';
import { stubStudio } from '../testing/fake-studio.ts';
import { LivePageView } from './live-page-view.tsx';
import { PencilToCome } from './pencil-to-come.tsx';

beforeEach(() =>
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} })),
);
let endStudio = (_message: string) => {};
afterEach(() => {
  endStudio('The test is over.');
  vi.unstubAllGlobals();
});

const source: ScriptPage = {
  pageNumber: 1,
  panels: [
    { scene: 'A garden', caption: 'One *morning*', dialogue: [{ speaker: 'Maya', text: 'So big!' }] },
    { scene: 'A lab', caption: '', dialogue: [] },
  ],
};
const meta = {
  ...{ title: 'Leaves', concept: 'leaf', subject: 'Science', grade: '5' },
  ...{ style: 'comic', seed: 'to-come', pageCount: 1 },
};
const waiting = { state: 'waiting', artUrl: null, alt: '', message: null, polygon: null } as const;
const page = {
  ...{ page: 1, title: '', picture: null },
  panels: [
    { ...waiting, panel: 1 },
    { ...waiting, panel: 2 },
  ],
};
const blank = new Blob();
const sketch = {
  ...{ pencil: blank, ink: blank, lettering: blank, seen: [] },
  panels: [],
  verdict: { problems: [], smallestPt: 10 },
};

test('a page that is being sketched shows its words meanwhile, and says what goes on', async () => {
  const drawn = Promise.withResolvers<typeof sketch>();
  endStudio = stubStudio({ sketchPage: () => drawn.promise });
  const { container } = renderApp(<LivePageView page={page} source={source} meta={meta} />);
  expect(screen.getByRole('status').textContent).toBe('Drawing the pencil page…');
  expect(screen.getByText('One morning')).toBeTruthy();
  expect(screen.getByText('So big!')).toBeTruthy();
  drawn.resolve(sketch);
  await waitFor(() => expect(screen.queryByText('So big!')).toBeNull());
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:page');
});

test('the panels of a page that is drawn in part are where they belong', () => {
  const square = (left: number): [number, number][] => [
    [left, 0],
    [left + 620, 0],
    [left + 620, 877],
    [left, 877],
  ];
  const { container } = renderApp(
    <PencilToCome source={source} small={false} isError={false} polygons={[square(0), square(620)]} />,
  );
  const places = [...container.querySelectorAll<HTMLElement>('.panel')].map(({ style }) => style.left);
  expect(places).toEqual(['0%', '50%']);
});

test('a browser that cannot sketch says so, and keeps the words', async () => {
  endStudio = stubStudio({ sketchPage: () => Promise.reject(new Error('No memory.')) });
  renderApp(<LivePageView page={page} source={source} meta={{ ...meta, seed: 'never' }} />);
  expect(await screen.findByText(/^This browser cannot draw the rough sketch/)).toBeTruthy();
  expect(screen.getByText('So big!')).toBeTruthy();
});

test('the drawing of the step before is carried over until that of this step is there', () => {
  const client = new QueryClient();
  client.setQueryData(pageSketchQuery(source, { ...meta, seed: 'before' }).queryKey, sketch);
  const { container } = render(
    <QueryClientProvider client={client}>
      <LivePageView page={page} source={source} meta={{ ...meta, seed: 'before', pageCount: 3 }} />
    </QueryClientProvider>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:page');
  expect(screen.queryByText('So big!')).toBeNull();
});
