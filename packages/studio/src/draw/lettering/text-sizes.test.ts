import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import { getStyle, styleSlugs } from '../styles.ts';
import { diagramPage, metaArbitrary, usualPage } from '../testing-scripts.ts';
import { makeLabel } from './label.ts';

const fonts = await loadFontBook();
const pointsPerPx = 72 / 150;

describe('text on a page that may be published', () => {
  it.each([
    ['usual pages', usualPage, false],
    ['pages with a diagram', diagramPage, false],
    ['usual pages over art from outside', usualPage, true],
  ] as const)('is at least 11 pt, and labels 9 pt: %s', (_, pages, externalArt) => {
    fc.assert(
      fc.property(pages, metaArbitrary, (page, meta) => {
        const plan = planPage(page, meta, fonts, { externalArt });
        fc.pre(plan.verdict.ok);
        for (const { role, runs, drawn } of plan.groups) {
          if (drawn) continue;
          const least = role === 'label' || role === 'footer' ? 9 : 11;
          for (const { size, text } of runs)
            expect(size * pointsPerPx, `${role} "${text}"`).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: 40, seed: 12 },
    );
  });
});

it.each(styleSlugs)(
  'a label of %s that has no room breaks its lines and is not made smaller than 9 pt',
  (slug) => {
    const text = 'Photosynthesis and cellular respiration in plants';
    const label = makeLabel(
      { fonts, style: getStyle(slug) },
      { text, x: 0, y: 0, maxWidth: 40, size: 34, maxLines: 1 },
    );
    expect(label.size * pointsPerPx).toBeGreaterThanOrEqual(9);
    expect(new Set(label.runs.map(({ y }) => y)).size).toBeGreaterThan(4);
  },
);

it('a panel whose words would have to be smaller is refused', () => {
  const text = 'more and more words in one balloon '.repeat(9);
  const dialogue = Array.from({ length: 6 }, () => ({ speaker: 'Maya', text }));
  const panel = { scene: '', caption: '', dialogue };
  const meta = { title: '', concept: '', subject: '', grade: '5', style: 'comic', seed: 's', pageCount: 1 };
  const { verdict } = planPage(
    { pageNumber: 1, panels: Array.from({ length: 4 }, () => panel) },
    meta,
    fonts,
  );
  expect(verdict.smallestPt).toBeLessThan(11);
  expect(verdict.problems).toContainEqual(expect.objectContaining({ code: 'too-small', panel: 0 }));
});
