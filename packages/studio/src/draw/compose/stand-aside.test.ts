import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';

const fonts = await loadFontBook();
const meta = { title: 't', concept: 'c', subject: 's', grade: '6', style: 'comic', seed: 's', pageCount: 1 };

it('has people stand aside for a thing that would be a button beside them, and all of them stay', () => {
  const panel: ScriptPanel = {
    scene: '',
    caption: '',
    background: 'garden',
    cast: [
      { name: 'Zoe', as: 'girl', side: 'left', pose: 'cheer' },
      { name: 'Joe', as: 'old-man', side: 'right', pose: 'present' },
    ],
    dialogue: [
      { speaker: 'Zoe', text: 'Joe, this lemonade is perfect! I want a bucket of it for the whole class.' },
      { speaker: 'Joe', text: 'Then we must keep the taste and change the size. That is a job for a ratio.' },
    ],
    props: [{ icon: 'x-lemonade-stand' }, { icon: 'bucket' }],
  };
  const titled = { ...panel, title: 'Ratio and Proportion', subtitle: 'Part 1: Ratio' };
  const { panels, verdict } = planPage({ pageNumber: 1, panels: [titled, panel, panel, panel] }, meta, fonts);
  expect(verdict.problems).toEqual([]);
  const { actors, things } = panels[0]!.composition;
  expect(actors).toHaveLength(2);
  expect(things).toHaveLength(2);
  for (const thing of things) expect(thing.kind === 'icon' && thing.size).toBeGreaterThanOrEqual(120);
});
