import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';

const fonts = await loadFontBook();
const meta: ComicMeta = {
  title: 'T',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};
const maya: ScriptPanel = {
  scene: 'Maya waves hello, in a park.',
  caption: 'Look.',
  dialogue: [],
  background: 'park',
  cast: [{ name: 'Maya', side: 'left', pose: 'wave' }],
};
const thingsIn = (change: Partial<ScriptPanel>) =>
  planPage({ pageNumber: 1, panels: [{ ...maya, ...change }] }, meta, fonts).panels[0]!.composition.things;

it('shows the other things too where the first one stands on the ground', () => {
  const things = thingsIn({ props: [{ icon: 'bicycle' }, { icon: 'sun' }] });
  expect(things).toMatchObject([{ icon: 'bicycle', halo: 'ground' }, { icon: 'sun' }]);
});

it('shows the one thing of a close-up once', () => {
  expect(thingsIn({ shot: 'close', props: [{ icon: 'sun' }] })).toHaveLength(1);
});

it('writes a card as it is written: in capitals a formula would be another one', () => {
  const [card] = thingsIn({ props: [{ card: 'F = m × a' }] });
  const letters = card?.kind === 'card' ? card.display.letters : [];
  expect(letters.map(({ text }) => text).join('')).toBe('F = m × a');
});

it('shows things in the order in which they are named, none of them dwarfed', () => {
  const icons = ['x-particles-solid', 'x-particles-liquid', 'x-particles-gas'];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const panel: ScriptPanel = {
      ...maya,
      background: 'plain',
      fullWidth: true,
      props: icons.map((icon) => ({ icon })),
    };
    const plan = planPage({ pageNumber: 1, panels: [panel, maya, maya, maya] }, { ...meta, seed }, fonts);
    const things = plan.panels[0]!.composition.things.flatMap((one) => (one.kind === 'icon' ? [one] : []));
    expect(things.length).toBeGreaterThan(1);
    expect(things.map(({ icon }) => icon)).toEqual(icons.slice(0, things.length));
    expect(things.map(({ x }) => x)).toEqual(things.map(({ x }) => x).toSorted((a, b) => a - b));
    const sizes = things.map(({ size }) => size);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.7);
  }
});

it('stands no thing on the ground that fits a hand or is higher than people', () => {
  for (const icon of ['ant', 'x-cup', 'elephant', 'house']) {
    const [thing] = thingsIn({ props: [{ icon }] });
    expect(thing).toMatchObject({ icon });
    expect(thing).not.toMatchObject({ halo: 'ground' });
  }
  expect(thingsIn({ props: [{ icon: 'x-stool' }] })).toMatchObject([{ halo: 'ground' }]);
});

it('puts what is small on a plate beside people, also where there is no place', () => {
  const plain = { background: 'plain', scene: 'Maya waves hello, before a plain ground.' };
  expect(thingsIn({ ...plain, props: [{ icon: 'tangerine' }] })).not.toMatchObject([{ halo: 'none' }]);
  expect(thingsIn({ ...plain, props: [{ icon: 'bicycle' }] })).toMatchObject([{ halo: 'none' }]);
});
