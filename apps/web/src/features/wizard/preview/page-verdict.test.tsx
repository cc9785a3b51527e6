import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageSketchQuery } from '../api/sketch.ts';
import type { PageVerdict } from '../rough/rough-messages.ts';
import { PageVerdictNote, PanelVerdictNote } from './page-verdict.tsx';

const source: ScriptPage = {
  pageNumber: 1,
  panels: [{ scene: 'A tree.', caption: 'A tree.', dialogue: [] }],
};
const meta: ComicMeta = {
  title: 'Trees',
  concept: 'trees',
  subject: 'Science',
  grade: '3',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};

/** Renders with a page that the studio has judged like this. */
function renderJudged(node: React.ReactNode, verdict: PageVerdict) {
  const client = new QueryClient();
  const blank = new Blob();
  client.setQueryData(pageSketchQuery(source, meta).queryKey, {
    pencil: blank,
    ink: blank,
    lettering: blank,
    panels: [],
    seen: [],
    verdict,
  });
  return render(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
}

test('a page whose words fit says so, and on a closer look its smallest text', () => {
  renderJudged(<PageVerdictNote source={source} meta={meta} />, { problems: [], smallestPt: 12.5 });
  expect(screen.getByText('All words fit').title).toBe('All words fit, the smallest at 12.5 pt');
});

test('a page whose words do not fit names the panel and the reason', () => {
  const problems = [{ panel: 2, message: 'Words cover a face.' }];
  renderJudged(<PageVerdictNote source={source} meta={meta} />, { problems, smallestPt: 11 });
  expect(screen.getByRole('listitem').textContent).toBe('Panel 3: Words cover a face.');
});

test('a panel shows its own problems only', () => {
  const problems = [
    { panel: 0, message: 'Words cover a face.' },
    { panel: 1, message: 'Words lie over other words.' },
  ];
  renderJudged(<PanelVerdictNote source={source} meta={meta} panel={1} />, { problems, smallestPt: 11 });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Words lie over other words.',
  ]);
});

test('a page that is not drawn yet only says what is wrong', () => {
  renderJudged(<PageVerdictNote source={source} meta={meta} isDrawn={false} />, {
    problems: [],
    smallestPt: 12.5,
  });
  expect(screen.queryByText(/^All words fit/)).toBeNull();
});
