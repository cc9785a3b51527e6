import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { getStyle, styleSlugs } from '../styles.ts';
import { createIds } from '../svg.ts';
import { type AnimalLook, type Land, landNames, type SceneName, sceneNames } from '../vocabulary.ts';
import type { Covered } from './painter.ts';
import { drawScene, type ScenePanel } from './scene.ts';
import { viewOf } from './view.ts';

function draw(
  name: SceneName,
  panel: ScenePanel,
  style = 'flat',
  acting: readonly AnimalLook[] = [],
  covered: readonly Covered[] = [],
  { land = 'temperate', subject = '', seed = 'seed' }: { land?: Land; subject?: string; seed?: string } = {},
): string {
  const frame = {
    width: 640,
    height: 420,
    style: getStyle(style),
    ids: createIds('s'),
    random: createRandom(seed),
  };
  return drawScene(
    name,
    {
      ...frame,
      tone: undefined,
      subject,
      land,
      focus: { x: 320, y: 260 },
      clearTop: false,
      acting,
      covered,
    },
    panel,
  );
}

const places = sceneNames.filter((name) => !['board', 'chalk', 'burst', 'plain'].includes(name));

describe('drawScene', () => {
  it('draws every place differently', () => {
    const drawn = sceneNames.map((name) => draw(name, { shot: 'two', index: 0 }));
    expect(new Set(drawn).size).toBe(sceneNames.length);
  });

  it.each(['home', 'kitchen'] as const)(
    'has dark windows and no sun on the floor of a %s at night',
    (name) => {
      const day = draw(name, { shot: 'two', index: 0 });
      const night = draw(name, { shot: 'two', index: 0, night: true });
      const [paneByDay, paneByNight] = ['#b5e2f7', '#22305e'].map((hex) =>
        getStyle('flat').paint(hex, 'scene'),
      );
      expect(day).toContain(paneByDay);
      expect(day).not.toContain(paneByNight);
      expect(night).not.toContain(paneByDay);
      expect(night).not.toBe(day);
    },
  );

  it('shows no night where no window tells of it', () => {
    expect(draw('museum', { shot: 'two', index: 0, night: true })).toBe(
      draw('museum', { shot: 'two', index: 0 }),
    );
  });

  it.each(places)('shows %s from six sides on one page', (name) => {
    const views = [0, 1, 2, 3, 4, 5].map((index) => draw(name, { shot: 'two', index }));
    expect(new Set(views).size).toBe(6);
  });

  it('steps up for a close shot and back for a wide one', () => {
    expect(viewOf('close', 2).scale).toBeGreaterThan(viewOf('two', 2).scale);
    expect(viewOf('wide', 3).scale).toBeLessThan(viewOf('two', 3).scale);
  });

  it.each([0, 1, 4])('shows no snowman of which a picture hides a part, from side %i', (index) => {
    const snow = (covered: Covered[]) => draw('snow', { shot: 'two', index }, 'flat', [], covered);
    const whole = snow([]);
    const everywhere = Array.from({ length: 12 }, (_, i) => ({ x: 30 + i * 54, y: 310, size: 54 }));
    const without = everywhere.map((picture) => snow([picture]).length);
    expect(Math.min(...without)).toBeLessThan(whole.length);
    expect(Math.max(...without)).toBe(whole.length);
  });

  it.each<[SceneName, AnimalLook]>([
    ['beach', 'crab'],
    ['lake', 'duck'],
    ['desert', 'camel'],
    ['ocean', 'octopus'],
    ['ocean', 'fish'],
  ])('shows no animal in the %s that a reader would take for the %s who acts there', (name, look) => {
    const panel: ScenePanel = { shot: 'wide', index: 0 };
    expect(draw(name, panel, 'flat', [look]).length).toBeLessThan(draw(name, panel).length);
    expect(draw(name, panel, 'flat', ['hedgehog']).length).toBe(
      draw(name, panel, 'flat', name === 'ocean' ? ['dog'] : []).length,
    );
  });

  it.each(styleSlugs)('leaves no number undone in %s', (style) => {
    for (const name of sceneNames)
      for (const index of [0, 1, 2])
        expect(draw(name, { shot: 'two', index }, style)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('open country', () => {
  const panel: ScenePanel = { shot: 'two', index: 0 };

  it.each(['lake', 'pond', 'stream', 'river', 'canal', 'field', 'farm', 'village'] satisfies SceneName[])(
    'looks different in each land: %s',
    (name) => {
      const drawn = landNames.map((land) => draw(name, panel, 'flat', [], [], { land }));
      expect(new Set(drawn).size).toBe(landNames.length);
    },
  );

  it('shows signs of the subject on some plain grounds, and no others', () => {
    const grounds = (subject: string) =>
      Array.from({ length: 24 }, (_, i) => `seed ${i}`).map((seed) =>
        draw('plain', panel, 'flat', [], [], { subject, seed }),
      );
    const [maths, history] = [grounds('Maths'), grounds('History')];
    const changed = maths.filter((ground, i) => ground !== history[i]).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(maths.length);
  });
});
