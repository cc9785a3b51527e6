import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { PagesForm } from './pages-form.tsx';
import type { PanelPlace } from './script-text.ts';

const script: Script = [
  {
    pageNumber: 1,
    panels: [
      { scene: 'A tree.', caption: '', dialogue: [] },
      { scene: 'A leaf.', caption: '', dialogue: [] },
    ],
  },
];
const meta: ComicMeta = {
  title: 'Trees',
  concept: 'trees',
  subject: 'Science',
  grade: '3',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};

function Form() {
  const [at, go] = useState<PanelPlace>({ page: 0, panel: 0 });
  return <PagesForm script={script} pages={[]} meta={meta} at={at} onGo={go} onScript={() => undefined} />;
}

test('a panel that is opened by keyboard can be written in at once', async () => {
  const { user } = renderApp(<Form />);
  screen.getByRole('button', { name: /^Edit panel ?2/ }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scene' }));
  expect(screen.getByDisplayValue('A leaf.')).toBe(document.activeElement);
});
