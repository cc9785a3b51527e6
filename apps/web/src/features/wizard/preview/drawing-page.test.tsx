import type { PanelState } from '@panelwise/contracts/domain/comic';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import type { PageSketch } from '../rough/rough-messages.ts';
import { stubStudio } from '../testing/fake-studio.ts';
import { DrawingPage } from './drawing-page.tsx';

const square: [number, number][] = [
  [0, 0],
  [600, 0],
  [600, 600],
  [0, 600],
];
const lines = [
  { d: 'M0,0L100,0', transform: 'translate(44 44)' },
  { d: 'M0,50L80,50', transform: 'translate(44 44)' },
];
const picture = new Blob(['<svg/>'], { type: 'image/svg+xml' });
const sketch: PageSketch = {
  ...{ pencil: picture, ink: picture, lettering: picture },
  panels: [square, square].map((polygon) => ({ polygon, alt: '' })),
  ...{ seen: [], verdict: { problems: [], smallestPt: 12 } },
};

afterEach(() => vi.unstubAllGlobals());

const source = { pageNumber: 1, panels: [0, 1].map(() => ({ scene: 'A hill', caption: '', dialogue: [] })) };
const meta = {
  ...{ title: 'Hills', concept: 'hills', subject: 'Science', grade: '5', style: 'comic' },
  ...{ seed: 'hills', pageCount: 1 },
};

test('the lines of a panel are traced one after the other, in pencil and then in ink', async () => {
  // It knows this page, and these lines of its first panel.
  stubStudio({ sketchPage: () => sketch, findStrokes: () => [lines, []] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
  const panel = { polygon: square, artUrl: '/media/1.webp' };
  const { container } = render(
    <AppProvider env="test">
      <DrawingPage
        panels={[
          { ...panel, panel: 1, state: 'done' },
          { ...panel, panel: 2, state: 'drawing' },
        ]}
        picture={undefined}
        source={source}
        meta={meta}
        playing={0}
        ms={800}
      />
    </AppProvider>,
  );
  await waitFor(() => expect(container.querySelectorAll('svg[data-pen]')).toHaveLength(2));
  const pens = [...container.querySelectorAll<SVGElement>('svg[data-pen]')];
  expect(pens.map((svg) => svg.dataset.pen)).toEqual(['pencil', 'ink']);
  for (const svg of pens) {
    const paths = [...svg.querySelectorAll('path')];
    expect(paths.map((path) => path.getAttribute('d'))).toEqual(lines.map(({ d }) => d));
    // Each is as long as any other to the pen, and begins after the one before.
    expect(paths.map((path) => path.getAttribute('pathLength'))).toEqual(['1', '1']);
    expect(paths.map((path) => path.style.getPropertyValue('--at'))).toEqual(['0', '0.5']);
  }
  // A panel without lines of its own is wiped in, as a whole.
  const [first, second] = container.querySelectorAll<HTMLElement>('[data-phase]:not([data-tool])');
  expect([first?.dataset.traced, second?.dataset.traced]).toEqual(['true', undefined]);
});

test('the tool that is at work is seen: a pencil where one draws, a brush as well where colour comes', async () => {
  stubStudio({ sketchPage: () => sketch, findStrokes: () => [[], []] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
  const panel = { polygon: square, artUrl: null };
  const toolsOf = (states: PanelState[], playing?: number) => {
    const { container, unmount } = render(
      <AppProvider env="test">
        <DrawingPage
          panels={states.map((state, i) => ({ ...panel, panel: i + 1, state }))}
          {...{ source, meta, playing, picture: undefined, ms: 800 }}
        />
      </AppProvider>,
    );
    const tools = [...container.querySelectorAll<HTMLElement>('[data-tool]')].map((tip) => tip.dataset.tool);
    unmount();
    return tools;
  };
  expect(toolsOf(['done', 'waiting'])).toEqual([]);
  expect(toolsOf(['drawing', 'waiting'])).toEqual(['pencil']);
  expect(toolsOf(['checking', 'waiting'], 0)).toEqual(['pencil', 'brush']);
});
