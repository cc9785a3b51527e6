import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlacedActor } from './compose/composition.ts';
import { varyPanel } from './compose/vary-panel.ts';
import { compoundInterest, compoundInterestMeta } from './fixtures/compound-interest.ts';
import { photosynthesis, photosynthesisMeta } from './fixtures/photosynthesis.ts';
import { loadFontBook, readFontBook } from './fonts-node.ts';
import { pageLetteringSvg, pageSketchSvg, panelArtSvg } from './layers.ts';
import { planPage } from './page-plan.ts';
import { styleSlugs } from './styles.ts';
import { memberActing } from './testing-players.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('layers', () => {
  it.each(styleSlugs)('draws the same bytes twice in %s, with fonts loaded anew', async (style) => {
    const anew = await readFontBook();
    for (const page of photosynthesis) {
      const meta = { ...photosynthesisMeta, style };
      const first = pageSketchSvg(planPage(page, meta, await loadFontBook()), 'colour');
      const second = pageSketchSvg(planPage(page, meta, anew), 'colour');
      expect(sha(second)).toBe(sha(first));
    }
  });

  it('draws each style differently', async () => {
    const fonts = await loadFontBook();
    const drawn = styleSlugs.map((style) =>
      sha(panelArtSvg(planPage(photosynthesis[0]!, { ...photosynthesisMeta, style }, fonts), 0)),
    );
    expect(new Set(drawn).size).toBe(styleSlugs.length);
  });

  it('keeps all text out of the art, and plain text out of lettering without text', async () => {
    const plan = planPage(compoundInterest[1]!, compoundInterestMeta, await loadFontBook());
    const withText = pageLetteringSvg(plan, { text: 'outlines' });
    const without = pageLetteringSvg(plan, { text: 'none' });
    const run = plan.groups.find((group) => group.role === 'speech')!.runs[0]!;
    const outline = plan.fonts.outline(run.font, run.size, run.text, run.x, run.y);
    expect(withText).toContain(outline);
    expect(without).not.toContain(outline);
    const label = plan.panels[1]!.composition.diagram!.labels[0]!.runs[0]!;
    const labelOutline = plan.fonts.outline(label.font, label.size, label.text, label.x, label.y);
    expect(panelArtSvg(plan, 1)).not.toContain(labelOutline);
  });

  it('leaves only pencil blue and paper, or black and greys, at the early stages', async () => {
    const plan = planPage(photosynthesis[0]!, photosynthesisMeta, await loadFontBook());
    const colors = (svg: string) =>
      new Set([...svg.matchAll(/(?:fill|stroke|stop-color)="(#[0-9a-f]{6})"/g)].map((m) => m[1]!));
    expect([...colors(pageSketchSvg(plan, 'pencil'))].sort()).toEqual(
      ['#5fa9d8', '#a9d2ee', '#dcedf8', '#eaf4fb', '#fffdf7'].sort(),
    );
    for (const color of colors(pageSketchSvg(plan, 'ink'))) {
      const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
        number,
        number,
        number,
      ];
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(12);
    }
  });

  it.each(styleSlugs)('keeps every letter in sight at the early stages of %s', async (style) => {
    const panel = { scene: '', caption: 'Water and *light* become sugar.', dialogue: [] };
    const page = { pageNumber: 1, panels: [panel] };
    const plan = planPage(page, { ...photosynthesisMeta, style }, await loadFontBook());
    const caption = plan.groups.find((group) => group.role === 'caption')!;
    for (const stage of ['pencil', 'ink'] as const) {
      const svg = pageSketchSvg(plan, stage);
      const fills = caption.runs.map((run) => {
        const outline = plan.fonts.outline(run.font, run.size, run.text, run.x, run.y);
        return /fill="(#\w+)"/.exec(svg.slice(svg.indexOf(outline)))![1];
      });
      // All words of a caption alike: in the line colour, or paper on a dark box.
      expect(caption.runs.length).toBe(3);
      expect(new Set(fills).size).toBe(1);
    }
  });

  it('draws another picture of the same people in the same places for each variant', async () => {
    const plan = planPage(photosynthesis[0]!, photosynthesisMeta, await loadFontBook());
    const drawn = [0, 1, 2, 3].map((variant) => sha(panelArtSvg(plan, 0, variant)));
    expect(new Set(drawn).size).toBe(4);
    expect(drawn[0]).toBe(sha(panelArtSvg(plan, 0)));
    expect(drawn[1]).toBe(sha(panelArtSvg(plan, 0, 1)));
    const { composition } = plan.panels[0]!;
    const varied = varyPanel(composition, 2);
    const who = ({ actor, x, y, scale }: PlacedActor) => [memberActing(actor).id, x, y, scale];
    expect(varied.actors.map(who)).toEqual(composition.actors.map(who));
    expect(varied.actors.map(({ actor }) => actor.pose)).not.toEqual(
      composition.actors.map(({ actor }) => actor.pose),
    );
  });

  it('refuses a panel that the page does not have', async () => {
    const plan = planPage(photosynthesis[0]!, photosynthesisMeta, await loadFontBook());
    expect(() => panelArtSvg(plan, 9)).toThrow(/no panel 9/);
  });
});
