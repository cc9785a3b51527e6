import type { Script } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { docOfScript, docOfText } from './script-doc.ts';
import { withPanel } from './script-text.ts';

const script: Script = [1, 2].map((pageNumber) => ({
  pageNumber,
  panels: [
    { scene: 'A "garden"\nat night', caption: '', dialogue: [{ speaker: 'Maya', text: 'So *big*!' }] },
    { scene: 'A lab', caption: '', dialogue: [] },
  ],
}));
const second = { page: 1, panel: 0 };

describe('a script in hand', () => {
  it('has the text that JSON has, before and after a change', () => {
    const changed = withPanel(script, second, { caption: 'Noon.' });
    expect(docOfScript(script).text).toBe(JSON.stringify(script, null, 2));
    expect(docOfScript(changed).text).toBe(JSON.stringify(changed, null, 2));
  });

  it('is read as the server reads its text, wrong or right', () => {
    const wrong = withPanel(script, second, { dialogue: [{ speaker: 'Maya', text: '' }] });
    for (const each of [script, wrong, []])
      expect(docOfScript(each).read).toEqual(docOfText(JSON.stringify(each, null, 2)).read);
    const { read } = docOfScript(wrong);
    expect(read.ok ? '' : read.message).toMatch(/page 2, panel 1/);
  });

  it('keeps the pages that were not touched as they are, so that nothing is drawn again for them', () => {
    const before = docOfScript(script).read;
    const after = docOfScript(withPanel(script, second, { caption: 'Noon.' })).read;
    if (!before.ok || !after.ok) throw new Error('Both can be read.');
    expect(after.script[0]).toBe(before.script[0]);
    expect(after.script[1]).not.toBe(before.script[1]);
  });

  it('keeps JSON as it was typed while it is none', () => {
    const doc = docOfText('[{');
    expect([doc.text, doc.script, doc.read.ok]).toEqual(['[{', undefined, false]);
  });
});
