import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';

const fonts = await loadFontBook();
const hook: ScriptPanel = {
  scene: 'Finn, Mr. Ray and Grandpa stand in a sunny garden.',
  title: 'DNA and Heredity',
  subtitle: 'Part 2: Peas',
  caption: '',
  dialogue: [
    { speaker: 'Finn', text: 'They say I have Grandpa’s nose. Does he want it back?' },
    { speaker: 'Mr. Ray', text: 'He kept his own. You inherited the recipe! Let us ask a pea about it.' },
  ],
  background: 'garden',
  fullWidth: true,
  cast: [
    { name: 'Finn', as: 'boy', side: 'left' },
    { name: 'Mr. Ray', as: 'man', side: 'right' },
    { name: 'Grandpa', as: 'old-man', side: 'middle' },
  ],
  props: [{ icon: 'nose' }],
};
const talk: ScriptPanel = {
  scene: 'Finn waves.',
  caption: 'They go and see what grows there.',
  dialogue: [{ speaker: 'Finn', text: 'Where has the white gone?' }],
  background: 'garden',
};

it('keeps those who speak in a title panel in sight, and leaves out who has no room beside them', () => {
  for (let n = 0; n < 6; n++) {
    const meta: ComicMeta = {
      title: 'T',
      concept: 'c',
      subject: 'Science',
      grade: '5',
      style: 'comic',
      seed: `s${n}`,
      pageCount: 1,
    };
    const [panel] = planPage({ pageNumber: 1, panels: [hook, talk, talk, talk, talk] }, meta, fonts).panels;
    expect(panel!.composition.actors.map(({ actor }) => actor.name)).toEqual(['Finn', 'Mr. Ray']);
  }
});
