import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import { figureRects } from './figure-extent.ts';

const fonts = await loadFontBook();
const meta = { title: 't', concept: 'c', subject: 's', grade: '5', style: 'comic', seed: 's', pageCount: 1 };

it('lays a sound on nobody, where there is room beside them', () => {
  const panel: ScriptPanel = {
    scene: '',
    caption: '',
    background: 'plain',
    cast: [
      { name: 'Ana', as: 'woman', side: 'left', pose: 'present' },
      { name: 'Leo', as: 'boy', side: 'right', pose: 'write' },
    ],
    dialogue: [
      { speaker: 'Ana', text: 'Use a sound where it counts.' },
      { speaker: 'Leo', text: 'The pencil scratched. The end!' },
    ],
    props: [{ card: 'pattered' }, { card: 'creaked' }],
    sfx: 'SCRATCH!',
  };
  const [{ composition }] = planPage({ pageNumber: 1, panels: [panel, panel, panel, panel] }, meta, fonts)
    .panels as [ReturnType<typeof planPage>['panels'][number]];
  const { sfx, actors, height } = composition;
  const [left, right] = [sfx!.x - sfx!.width / 2, sfx!.x + sfx!.width / 2];
  for (const [l, t, r, b] of actors.flatMap((placed) => figureRects(placed, height)))
    expect(right <= l || left >= r || sfx!.y <= t || sfx!.y >= b).toBe(true);
});
