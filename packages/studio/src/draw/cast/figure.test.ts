import { describe, expect, it } from 'vitest';
import { styleSlugs, styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import { expressionNames, poseNames } from '../vocabulary.ts';
import { drawFigure, type FigureOptions } from './figure.ts';
import { castMembers } from './members.ts';

const draw = (options: Partial<FigureOptions>) =>
  drawFigure(0, 0, {
    member: castMembers[0]!,
    pose: 'idle',
    expression: 'smile',
    look: [0.5, 0],
    style: styles.comic,
    ids: createIds('t'),
    scale: 0.5,
    mirrored: false,
    outerArm: false,
    sway: 0,
    ...options,
  });

describe('drawFigure', () => {
  it.each(styleSlugs)('draws every player in every pose in the style %s, the same each time', (slug) => {
    for (const member of castMembers)
      for (const pose of poseNames) {
        const svg = draw({ member, pose, style: styles[slug] });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(draw({ member, pose, style: styles[slug] })).toBe(svg);
      }
  });

  it('draws no two poses alike, and no two faces alike', () => {
    expect(new Set(poseNames.map((pose) => draw({ pose }))).size).toBe(poseNames.length);
    for (const pose of ['idle', 'side'] as const) {
      const faces = expressionNames.map((expression) => draw({ pose, expression }));
      // In profile a wink is a closed eye, and still not the same face as any other.
      expect(new Set(faces).size).toBe(expressionNames.length);
    }
  });

  it('stands differently in another panel', () => {
    expect(draw({ sway: -0.8 })).not.toBe(draw({ sway: 0.8 }));
  });

  it('puts the thing into the hands that hold, and nowhere else', () => {
    expect(draw({ pose: 'hold', held: 'seedling' }).length).toBeGreaterThan(draw({ pose: 'hold' }).length);
    expect(draw({ pose: 'wave', held: 'seedling' })).toBe(draw({ pose: 'wave' }));
  });
});
