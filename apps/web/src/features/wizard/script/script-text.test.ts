import type { Script } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { docOfScript } from './script-doc.ts';
import { openScript, readScriptText, withLine, withNewLine, withPanel } from './script-text.ts';

const script: Script = [
  {
    pageNumber: 1,
    panels: [
      { scene: 'A garden', caption: 'Morning.', dialogue: [{ speaker: 'Maya', text: 'So *big*!' }] },
      { scene: 'A lab', caption: '', dialogue: [] },
    ],
  },
];

describe('script text', () => {
  it('names line and column of broken JSON', () => {
    const read = readScriptText('[\n  { "pageNumber": 1, "panels": [ oops ] }\n]');
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.message).toMatch(/line 2, column 34/);
  });

  it('names page and panel of a broken rule', () => {
    const broken = withPanel(script, { page: 0, panel: 0 }, withLine(script[0]!.panels[0]!, 0, { text: '' }));
    const read = readScriptText(JSON.stringify(broken));
    expect(read.ok ? '' : read.message).toMatch(/page 1, panel 1/);
  });

  it('names the panel and the words that cannot be lettered', () => {
    const russian = withPanel(script, { page: 0, panel: 1 }, { caption: 'Скажи: Привет!' });
    for (const read of [readScriptText(JSON.stringify(russian)), docOfScript(russian).read]) {
      const message = 'Panel 2: the lettering has no letters for “Скажи Привет”. Please use Latin letters.';
      expect(read).toMatchObject({ ok: false, message, details: [{ path: '0.panels.1.caption', message }] });
    }
  });

  it('opens for the form what breaks a rule, but not what is no list of pages', () => {
    expect(openScript('[{"panels":[{"scene":"x","dialogue":[{"speaker":"Maya"}]}]}]')).toEqual([
      { pageNumber: 1, panels: [{ scene: 'x', caption: '', dialogue: [{ speaker: 'Maya', text: '' }] }] },
    ]);
    expect(openScript('{"pages": []}')).toBeUndefined();
    expect(openScript('[{')).toBeUndefined();
  });

  it('keeps what it does not know when a panel changes', () => {
    const typed = openScript(
      '[{"pageNumber":1,"mood":"calm","panels":[{"scene":"a","caption":"","light":"low"}]}]',
    )!;
    const [page] = withPanel(typed, { page: 0, panel: 0 }, { caption: 'b' });
    expect(page).toMatchObject({ mood: 'calm', panels: [{ light: 'low', caption: 'b' }] });
  });

  it('gives the next line to the other speaker', () => {
    const panel = {
      scene: '',
      caption: '',
      dialogue: [
        { speaker: 'Maya', text: 'Hi' },
        { speaker: 'Leo', text: 'Hello' },
      ],
    };
    expect(withNewLine(panel).dialogue.at(-1)).toEqual({ speaker: 'Maya', text: '' });
  });
});
