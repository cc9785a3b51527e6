import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import JsonEditor from './json-editor.tsx';
import { openScript, type PanelPlace, readScriptText } from './script-text.ts';

// The editor measures its lines, of which there are none here.
beforeAll(() => Object.assign(Range.prototype, { getClientRects: () => [] }));
afterEach(cleanup);

const line = { speaker: 'Leo', text: 'Hello.' };
const panel = (caption: string) => ({
  scene: `Scene of ${caption}`,
  caption,
  dialogue: [line],
  factIds: ['s0'],
  understood: 'abc-def',
  room: { caption, dialogue: [line] },
});
const script = [
  { pageNumber: 1, panels: [panel('one'), panel('two')] },
  { pageNumber: 2, panels: [panel('three')] },
];
const textOf = (value: unknown) => JSON.stringify(value, null, 2);
const good = openScript(textOf(script))!;

function Editor({ start, onText }: { start: string; onText: (text: string) => void }) {
  const [text, setText] = useState(start);
  const [at, go] = useState<PanelPlace>({ page: 0, panel: 0 });
  return (
    <>
      <output>{`page ${at.page + 1}, panel ${at.panel + 1}`}</output>
      <JsonEditor
        text={text}
        read={readScriptText(text)}
        good={good}
        at={at}
        onGo={go}
        onChange={(next) => {
          onText(next);
          setText(next);
        }}
        onUndo={undefined}
        onRedo={undefined}
      />
    </>
  );
}

const shownText = () => screen.getByRole('textbox', { name: 'Script as JSON' }).textContent;

test('opens at the chosen panel, with what the studio keeps for itself out of the way', () => {
  renderApp(<Editor start={textOf(script)} onText={() => undefined} />);
  expect(shownText()).toContain('Scene of one');
  expect(shownText()).not.toContain('Scene of two');
  expect(shownText()).toContain('kept by the studio');
  expect(shownText()).not.toContain('understood');
});

test('opens at the panel with words that cannot be lettered, and puts the old ones back', async () => {
  const [first, second] = script;
  const wrong = [{ ...first, panels: [panel('one'), { ...panel('two'), caption: 'Привет' }] }, second];
  let text = '';
  const { user } = renderApp(<Editor start={textOf(wrong)} onText={(next) => (text = next)} />);
  await waitFor(() => expect(screen.getByText('page 1, panel 2')).toBeTruthy());
  expect(shownText()).toContain('Scene of two');
  expect(shownText()).not.toContain('Scene of one');
  const said = 'Panel 2: the lettering has no letters for “Привет”. Please use Latin letters.';
  expect(screen.getAllByText(said, { exact: false })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Put back the old words' }));
  // Nothing of what is folded is lost.
  expect(JSON.parse(text)).toEqual(script);
  expect(screen.queryByText(said, { exact: false })).toBeNull();
});
