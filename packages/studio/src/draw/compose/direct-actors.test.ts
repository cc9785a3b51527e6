import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FontBook } from '../fonts.ts';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import { metaArbitrary } from '../testing-scripts.ts';
import { blockRect, type Rect } from './composition.ts';
import { actingHands } from './figure-extent.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const overlap = (a: Rect, b: Rect) =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0;

const gesture = fc.constantFrom('point', 'present', 'wave', 'cheer', 'shrug', 'both', 'magnify', 'point-up');
const talk = fc.constantFrom(
  'Look at this!',
  'Every plant needs light, water and air to grow.',
  'Why does it need so much more than one equal part of it?',
);
const gesturePanel = fc
  .tuple(fc.array(fc.tuple(gesture, talk), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([roles, fullWidth]) => ({
    scene: '',
    caption: 'After school.',
    fullWidth,
    cast: roles.map(([pose], i) => ({ name: ['Maya', 'Dr. Sol', 'Omar'][i]!, pose })),
    dialogue: roles.map(([, text], i) => ({ speaker: ['Maya', 'Dr. Sol', 'Omar'][i]!, text })),
    props: [{ icon: 'sun' }],
  }));
const gesturePage = fc
  .array(gesturePanel, { minLength: 4, maxLength: 7 })
  .map((panels) => ({ pageNumber: 1, panels }));

describe('directActors', () => {
  it('lets no words lie on a hand that acts, in low panels full of gestures', () => {
    fc.assert(
      fc.property(gesturePage, metaArbitrary, (page, meta) => {
        for (const { composition } of planPage(page, meta, fonts).panels) {
          const words = composition.blocks.map(blockRect);
          const hands = composition.actors.flatMap(actingHands);
          expect(hands.filter((hand) => words.some((word) => overlap(hand, word)))).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it('points at the thing and holds the thing that the panel shows', () => {
    const panel = (pose: string) => ({
      scene: '',
      caption: '',
      dialogue: [],
      cast: [{ name: 'Maya', pose, side: 'left' as const }],
      props: [{ icon: 'seedling' }],
    });
    const meta = {
      title: 't',
      concept: 'c',
      subject: 's',
      grade: '5',
      style: 'comic',
      seed: 's',
      pageCount: 1,
    };
    const { panels } = planPage({ pageNumber: 1, panels: [panel('point'), panel('hold')] }, meta, fonts);
    const [pointing, holding] = panels.map(({ composition }) => composition);
    expect(pointing!.things).toHaveLength(1);
    expect(pointing!.actors[0]!.aim![0]).toBeGreaterThan(pointing!.actors[0]!.x);
    expect(holding!.actors[0]!.held).toBe('seedling');
    expect(holding!.things).toEqual([]);
  });

  it('holds nothing where there is nothing to hold', () => {
    const panel = {
      scene: '',
      caption: 'Hello.',
      dialogue: [],
      cast: [{ name: 'Maya', pose: 'hold' }],
      props: [],
    };
    const meta = {
      title: 't',
      concept: 'c',
      subject: 's',
      grade: '5',
      style: 'comic',
      seed: 's',
      pageCount: 1,
    };
    const [plan] = planPage({ pageNumber: 1, panels: [panel] }, meta, fonts).panels;
    expect(plan!.composition.actors.map(({ actor }) => actor.pose)).not.toContain('hold');
  });
});
