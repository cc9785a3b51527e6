import type { Casting, ScriptPanel } from '@panelwise/contracts/domain/script';
import { beforeAll, describe, expect, it } from 'vitest';
import { animalPages } from '../fixtures/animals-and-crowds.ts';
import type { FontBook } from '../fonts.ts';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import { styleSlugs } from '../styles.ts';
import { animalLooks } from '../vocabulary.ts';
import { blockRect, type PanelComposition, type PlacedActor } from './composition.ts';
import { facesOf, figureRects, shapeRectOf } from './figure-extent.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const meta = { title: 't', concept: 'c', subject: 's', grade: '3', style: 'comic', seed: 's', pageCount: 1 };

function compose(cast: Casting[], extra: Partial<ScriptPanel> = {}): PanelComposition {
  const panel: ScriptPanel = { scene: '', caption: '', dialogue: [], props: [], cast, ...extra };
  return planPage({ pageNumber: 1, panels: [panel, panel] }, meta, fonts).panels[0]!.composition;
}

const boxOf = (placed: PlacedActor, { height }: PanelComposition) => {
  const rects = figureRects(placed, height);
  return {
    left: Math.min(...rects.map((rect) => rect[0])),
    right: Math.max(...rects.map((rect) => rect[2])),
    top: Math.min(...rects.map((rect) => rect[1])),
  };
};

describe.each(styleSlugs)('pages with animals and crowds, in the style %s', (style) => {
  it('can be published; words lie on no animal and on no crowd, and all of them are to be seen', () => {
    for (const page of animalPages) {
      const plan = planPage(page, { ...meta, style, seed: 'animals' }, fonts);
      expect(plan.verdict.problems).toEqual([]);
      for (const { composition } of plan.panels) {
        const { actors, staged, blocks, width } = composition;
        expect(actors).toHaveLength(staged.actors.length);
        for (const placed of actors) {
          const shape = shapeRectOf(placed);
          if (!shape) continue;
          const [left, top, right, bottom] = shape;
          if (staged.shot !== 'close') {
            expect(left).toBeGreaterThan(-edgeTolerance);
            expect(right).toBeLessThan(width + edgeTolerance);
          }
          for (const [l, t, r, b] of blocks.map(blockRect)) {
            const across = Math.min(right, r) - Math.max(left, l);
            const down = Math.min(bottom, b) - Math.max(top, t);
            if (staged.shot !== 'close')
              expect(Math.min(across, down), `page ${page.pageNumber}, panel ${staged.index}`).toBeLessThan(
                2,
              );
          }
        }
      }
    }
  });
});

const edgeTolerance = 30;

describe('animals among people', () => {
  it.each(animalLooks)('hide no face and have none of theirs hidden: %s', (as) => {
    for (const shot of ['two', 'wide', 'single'] as const) {
      const composition = compose([{ name: 'Uma', as: 'girl' }, { name: 'Kit', as }, { name: 'Mr. Oduya' }], {
        shot,
      });
      const { actors } = composition;
      const faces = actors.flatMap(facesOf);
      for (const [i, a] of faces.entries())
        for (const b of faces.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.radius + b.radius) * 0.9);
    }
  });

  it('are as large as they are beside each other', () => {
    const { actors } = compose(
      [
        { name: 'Tembo', as: 'elephant' },
        { name: 'Pip', as: 'mouse' },
      ],
      {
        shot: 'wide',
      },
    );
    const heights = actors.map((placed) => {
      const [, top, , bottom] = shapeRectOf(placed)!;
      return bottom - top;
    });
    expect(heights[0]).toBeGreaterThan(heights[1]! * 2.5);
  });

  it('stand on one ground with the people, unless they fly', () => {
    const composition = compose(
      [
        { name: 'Uma', as: 'girl', pose: 'walk' },
        { name: 'Biscuit', as: 'dog', pose: 'walk' },
        { name: 'Blue', as: 'bird', pose: 'walk' },
      ],
      { shot: 'wide', fullWidth: true },
    );
    const [, dog, bird] = composition.actors;
    const foot = ({ height }: PanelComposition) => height - 18;
    expect(shapeRectOf(dog!)![3]).toBeCloseTo(foot(composition), 0);
    expect(shapeRectOf(bird!)![3]).toBeLessThan(foot(composition) - 20);
  });

  it('are left out of no panel, whatever the shot', () => {
    for (const shot of ['wide', 'two', 'single', 'close', 'over-shoulder', 'splash'] as const) {
      const composition = compose(
        [
          { name: 'Uma', as: 'girl' },
          { name: 'Kit', as: 'cat', pose: 'back' },
        ],
        {
          shot,
        },
      );
      expect(composition.actors.map(({ actor }) => actor.player.kind)).toEqual(['person', 'animal']);
      expect(composition.actors.map(({ actor }) => actor.pose)).not.toContain('back');
    }
  });
});

describe('a fish', () => {
  it('has water around it everywhere', () => {
    const inBowl = (background: string) =>
      compose([{ name: 'Finny', as: 'fish' }], { background }).actors.map(
        ({ actor }) => actor.player.kind === 'animal' && actor.player.animal.inBowl === true,
      );
    expect(inBowl('garden')).toEqual([true]);
    expect(inBowl('ocean')).toEqual([false]);
  });
});

describe('a crowd', () => {
  const cast: Casting[] = [
    { name: 'Villagers', as: 'crowd' },
    { name: 'Ida', as: 'girl' },
  ];
  it('is one actor of five to nine people, each face of which words must keep free', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const page = { pageNumber: 1, panels: [{ scene: '', caption: '', dialogue: [], cast, props: [] }] };
      const [panel] = planPage(page, { ...meta, seed }, fonts).panels;
      const crowd = panel!.composition.actors[0]!;
      expect(crowd.actor.player.kind).toBe('crowd');
      expect(facesOf(crowd).length).toBeGreaterThanOrEqual(5);
      expect(facesOf(crowd).length).toBeLessThanOrEqual(9);
      expect(panel!.faces).toHaveLength(facesOf(crowd).length + 1);
    }
  });

  it('speaks from its middle', () => {
    const dialogue = [{ speaker: 'Villagers', text: 'Welcome home!' }];
    const composition = compose(cast, { dialogue, fullWidth: true });
    const bubble = composition.blocks.find((block) => block.kind === 'bubble')!;
    const crowd = composition.actors[0]!;
    const { left, right, top } = boxOf(crowd, composition);
    const [x, y] = bubble.kind === 'bubble' ? bubble.tail!.tip : [0, 0];
    expect(Math.abs(x - (left + right) / 2)).toBeLessThan((right - left) / 3);
    expect(Math.abs(y - top)).toBeLessThan(60);
  });
});
