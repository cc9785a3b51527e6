import { limits } from '@panelwise/contracts/domain/limits';
import { readScript } from '@panelwise/contracts/domain/read-script';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import {
  addPage,
  addPanel,
  joinPanels,
  movedLine,
  movePanel,
  placeAfterMove,
  removePage,
  removePanel,
  splitPanel,
} from './script-edits.ts';

const panel = (scene: string, ...texts: string[]): ScriptPanel => ({
  scene,
  caption: '',
  dialogue: texts.map((text) => ({ speaker: 'Maya', text })),
});
const script: Script = [
  { pageNumber: 1, panels: [panel('One. Two.', 'a', 'b', 'c'), panel('Three.'), panel('Four.')] },
  { pageNumber: 2, panels: [panel('Five.')] },
];
const scenes = (of: Script | undefined) => of?.map((page) => page.panels.map(({ scene }) => scene));
const full: Script = [
  {
    pageNumber: 1,
    panels: Array.from({ length: limits.panelsPerPageMax }, (_, i) => panel(`${i}.`, 'a', 'b')),
  },
  { pageNumber: 2, panels: [panel('x')] },
];

describe('the pages of a script', () => {
  it('are taken out with their panels, and the others count on; one stays', () => {
    const left = removePage(script, 0)!;
    expect(scenes(left)).toEqual([['Five.']]);
    expect(left[0]!.pageNumber).toBe(1);
    expect(removePage(script, 1)?.[0]).toBe(script[0]);
    expect(removePage(left, 0)).toBeUndefined();
    expect(removePage(script, 2)).toBeUndefined();
  });
});

describe('the panels of a script', () => {
  it('are added up to the limit, to a page or with a new one', () => {
    expect(scenes(addPanel(script, 1))?.[1]).toEqual(['Five.', '']);
    expect(addPanel(full, 0)).toBeUndefined();
    const more = addPage(script);
    expect(readScript(more)).toHaveLength(3);
    expect(addPage(Array.from({ length: limits.pagesMax }, () => script[0]!))).toBeUndefined();
  });

  it('are split with their sentences and lines, and joined again to what they were', () => {
    const split = splitPanel(script, { page: 0, panel: 0 });
    expect(scenes(split)?.[0]).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    expect(split?.[0]?.panels.slice(0, 2).map(({ dialogue }) => dialogue.length)).toEqual([2, 1]);
    expect(joinPanels(split!, { page: 0, panel: 0 })).toEqual(script);
    expect(splitPanel(script, { page: 0, panel: 1 })).toBeUndefined();
    expect(splitPanel(full, { page: 0, panel: 1 })).toBeUndefined();
  });

  it('are not joined where one panel could not hold their words, or with nothing', () => {
    const many = panel('x', ...Array.from({ length: limits.dialogueMax }, () => 'a'));
    expect(joinPanels([{ pageNumber: 1, panels: [many, many] }], { page: 0, panel: 0 })).toBeUndefined();
    expect(joinPanels(script, { page: 0, panel: 2 })).toBeUndefined();
  });

  it('go with their page when it has no other, but never the only one', () => {
    expect(scenes(removePanel(script, { page: 0, panel: 1 }))).toEqual([['One. Two.', 'Four.'], ['Five.']]);
    expect(scenes(removePanel(script, { page: 1, panel: 0 }))).toEqual([['One. Two.', 'Three.', 'Four.']]);
    expect(removePanel([script[1]!], { page: 0, panel: 0 })).toBeUndefined();
  });

  it('move within their page and to another, whose number stays right', () => {
    const [first, last] = [
      { page: 0, panel: 0 },
      { page: 0, panel: 2 },
    ];
    expect(scenes(movePanel(script, first, last))?.[0]).toEqual(['Three.', 'Four.', 'One. Two.']);
    const five = { page: 1, panel: 0 };
    const moved = movePanel(script, five, { page: 0, panel: 1 });
    expect(scenes(moved)).toEqual([['One. Two.', 'Five.', 'Three.', 'Four.']]);
    const swapped: Script = [script[1]!, script[0]!];
    const [page] = movePanel(swapped, first, { page: 1, panel: 3 })!;
    expect([page?.pageNumber, page?.panels.length]).toEqual([1, 4]);
    expect(placeAfterMove(swapped, first, { page: 1, panel: 3 })).toEqual({
      page: 0,
      panel: 3,
      picked: true,
    });
    expect(movePanel(full, five, { page: 0, panel: 0 })).toBeUndefined();
  });

  it('keep pages that were not touched as the same objects', () => {
    expect(removePanel(script, { page: 0, panel: 1 })?.[1]).toBe(script[1]);
  });

  it('have their lines in another order', () => {
    const { dialogue } = movedLine(script[0]!.panels[0]!, 2, 0);
    expect(dialogue.map(({ text }) => text)).toEqual(['c', 'a', 'b']);
  });
});
