import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import type { Script } from '@panelwise/contracts/domain/script';
import { expect, test } from 'vitest';
import { changedPanels, countOnPage, newPictures } from './changed-panels.ts';

const panel = { state: 'done' as const, artUrl: null, polygon: [], verdict: null };
const drawn: DrawnPage[] = [
  {
    ...{ _id: '1', pageNumber: 1, imageUrl: null, smallImageUrl: null, thumbnailUrl: null },
    panels: [
      { ...panel, panel: 1, scene: 'A lab', caption: 'Noon', alt: 'A lab with a bank. Noon Leo: So big!' },
      { ...panel, panel: 2, scene: 'A garden', caption: '', alt: 'A garden.' },
    ],
  },
];
const script = (first: object = {}, second: object = {}): Script => [
  {
    pageNumber: 1,
    panels: [
      { scene: 'A lab', caption: 'Noon', dialogue: [{ speaker: 'Leo', text: 'So *big*!' }], ...first },
      { scene: 'A garden', caption: '', dialogue: [], ...second },
    ],
  },
];

test.each<[string, Script, string[]]>([
  ['nothing of the same words', script(), []],
  ['another caption', script({ caption: 'Night' }), ['1.1']],
  ['another scene', script({}, { scene: 'A cave' }), ['1.2']],
  ['another line', script({ dialogue: [{ speaker: 'Leo', text: 'So small!' }] }), ['1.1']],
  ['a new line', script({}, { dialogue: [{ speaker: 'Leo', text: 'Hello' }] }), ['1.2']],
])('finds %s', (_, now, changed) => {
  expect([...changedPanels(now, drawn)]).toEqual(changed);
});

test('of the panels that changed, those with another scene get a new picture', () => {
  const now = script({ caption: 'Night' }, { scene: 'A cave' });
  expect([...changedPanels(now, drawn)]).toEqual(['1.1', '1.2']);
  expect([...newPictures(now, drawn)]).toEqual(['1.2']);
});

test('a panel that is not drawn waits for no update', () => {
  const waiting = drawn.map((page) => ({
    ...page,
    panels: page.panels.map((one) => ({ ...one, state: 'waiting' as const })),
  }));
  expect(changedPanels(script({ caption: 'Night' }), waiting).size).toBe(0);
});

test('counts page by page', () => {
  expect(countOnPage(new Set(['1.1', '1.2', '11.3']), 1)).toBe(2);
});
