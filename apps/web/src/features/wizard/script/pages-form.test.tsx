import { limits } from '@panelwise/contracts/domain/limits';
import type { ComicMeta, Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { asUnderstood, markUnderstood } from '@panelwise/studio/draw/staging/understood';
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
  return (
    <PagesForm
      script={script}
      pages={[]}
      changed={new Set()}
      meta={meta}
      at={at}
      onGo={go}
      onEdit={() => undefined}
    />
  );
}

test('a panel that is opened by keyboard can be written in at once', async () => {
  const { user } = renderApp(<Form />);
  screen.getByRole('button', { name: /^Edit panel ?2/ }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scene' }));
  expect(screen.getByDisplayValue('A leaf.')).toBe(document.activeElement);
});

/** A form for one panel, and the panel as it is drawn. */
function FormOf({ panel, drawn }: { panel: ScriptPanel; drawn: (panel: ScriptPanel) => void }) {
  const [pages, write] = useState<Script>([{ pageNumber: 1, panels: [panel] }]);
  drawn(asUnderstood(JSON.parse(JSON.stringify(pages))[0].panels[0]));
  const at = { page: 0, panel: 0 };
  return (
    <PagesForm
      script={pages}
      pages={[]}
      changed={new Set()}
      meta={meta}
      at={at}
      onGo={() => undefined}
      onEdit={write}
    />
  );
}

const onFarm: ScriptPanel = {
  scene: 'A hen on a farm.',
  caption: '',
  dialogue: [],
  background: 'farm',
  cast: [{ name: 'Hen', as: 'hen' }],
};
const note = 'Place and people are set by hand, whatever the scene says.';

test('what was set by hand is said under the scene, and one button gives it back to the words', async () => {
  let seen = onFarm;
  const { user } = renderApp(<FormOf panel={onFarm} drawn={(panel) => (seen = panel)} />);
  expect(screen.getByText(note)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take them from the words' }));
  expect(screen.queryByText(note)).toBeNull();
  expect(seen).toEqual({ scene: onFarm.scene, caption: '', dialogue: [] });
});

test('a new scene lets go of what was understood from the old one, and nothing needs to be said', async () => {
  let seen = onFarm;
  const { user } = renderApp(<FormOf panel={markUnderstood(onFarm)} drawn={(panel) => (seen = panel)} />);
  expect(seen.background).toBe('farm');
  await user.type(screen.getByRole('textbox', { name: 'Scene' }), ' It is night.');
  await user.tab();
  expect(screen.queryByText(note)).toBeNull();
  expect([seen.background, seen.cast]).toEqual([undefined, undefined]);
});

test('a place set by hand outlives a new scene, and the form says so', async () => {
  let seen = onFarm;
  const byHand = { ...markUnderstood(onFarm), background: 'lab' };
  const { user } = renderApp(<FormOf panel={byHand} drawn={(panel) => (seen = panel)} />);
  await user.type(screen.getByRole('textbox', { name: 'Scene' }), ' It is night.');
  await user.tab();
  expect(screen.getByText('Place is set by hand, whatever the scene says.')).toBeTruthy();
  expect([seen.background, seen.cast]).toEqual(['lab', undefined]);
});

test('new words keep the room of the picture, and a new scene gives them room of their own', async () => {
  let seen = onFarm;
  const { user } = renderApp(<FormOf panel={markUnderstood(onFarm)} drawn={(panel) => (seen = panel)} />);
  await user.type(screen.getByRole('textbox', { name: /Caption/ }), 'Cluck!');
  await user.tab();
  expect([seen.caption, seen.room?.caption]).toEqual(['Cluck!', '']);
  await user.type(screen.getByRole('textbox', { name: 'Scene' }), ' It is night.');
  await user.tab();
  expect(seen.room?.caption).toBe('Cluck!');
});

test('a page is deleted by its button, and the one that takes its place is open', async () => {
  function TwoPages() {
    const [pages, write] = useState<Script>([
      { pageNumber: 1, panels: [onFarm] },
      { pageNumber: 2, panels: [{ scene: 'A barn.', caption: '', dialogue: [] }] },
    ]);
    const [at, go] = useState<PanelPlace>({ page: 0, panel: 0 });
    return (
      <PagesForm script={pages} pages={[]} changed={new Set()} meta={meta} at={at} onGo={go} onEdit={write} />
    );
  }
  const { user } = renderApp(<TwoPages />);
  await user.click(screen.getByRole('button', { name: 'Delete this page' }));
  expect(screen.getByRole('textbox', { name: 'Scene' })).toHaveProperty('value', 'A barn.');
  expect(screen.getByText('Page 1 is deleted. Undo brings it back.')).toBeTruthy();
  // The only page of a script stays.
  expect(screen.queryByRole('button', { name: 'Delete this page' })).toBeNull();
});

test('a caption counts its characters when most of them are used', async () => {
  const most = limits.captionMax;
  const long = { ...onFarm, caption: 'a'.repeat(most * 0.8) };
  const { user } = renderApp(<FormOf panel={long} drawn={() => undefined} />);
  expect(screen.queryByText(/characters$/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Caption/ }), 'b');
  expect(screen.getByText(`${most * 0.8 + 1} of ${most} characters`)).toBeTruthy();
});
