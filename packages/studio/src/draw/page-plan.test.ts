import { panelWords, type ScriptPage } from '@panelwise/contracts/domain/script';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FontBook } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { type PagePlan, planPage, type TextGroup } from './page-plan.ts';
import { diagramPage, metaArbitrary, usualPage, wildPage } from './testing-scripts.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

type Rect = { left: number; top: number; right: number; bottom: number };

/** The ink of a group's lines: x-height boxes, so that only a visible clash counts. */
function inkRects(group: TextGroup): Rect[] {
  return group.runs.map((run) => ({
    left: run.x,
    right: run.x + run.width,
    top: run.y - run.size * 0.55,
    bottom: run.y,
  }));
}

const overlaps = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;

const printed = (plan: PagePlan, panel: number) =>
  plan.groups.filter((group) => group.panel === panel && !group.drawn);

/** Codes of a panel's problems, worked out from the finished page alone. */
function visibleProblems(plan: PagePlan, panel: number): string[] {
  const { polygon, faces } = plan.panels[panel]!;
  const groups = printed(plan, panel);
  const rects = groups.map(inkRects);
  const problems = new Set<string>();
  for (const [i, mine] of rects.entries())
    for (const others of rects.slice(i + 1))
      if (mine.some((a) => others.some((b) => overlaps(a, b)))) problems.add('text-overlap');
  for (const rect of rects.flat()) {
    for (const face of faces) {
      // The square inside the face's circle.
      const inset = face.width * 0.15;
      const square = {
        left: face.x + inset,
        right: face.x + face.width - inset,
        top: face.y + inset,
        bottom: face.y + face.height - inset,
      };
      if (overlaps(rect, square)) problems.add('covers-face');
    }
    if (
      ![
        [rect.left, rect.top],
        [rect.right, rect.top],
        [rect.left, rect.bottom],
        [rect.right, rect.bottom],
      ].every(([x, y]) => inside(x!, y!, polygon))
    )
      problems.add('leaves-panel');
  }
  return [...problems];
}

function inside(x: number, y: number, polygon: [number, number][]): boolean {
  return polygon.every(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1) >= -3;
  });
}

function expectHonest(plan: PagePlan) {
  for (const { index, verdict } of plan.panels) {
    const reported = new Set(verdict.problems.map((problem) => problem.code as string));
    expect(visibleProblems(plan, index).filter((code) => !reported.has(code))).toEqual([]);
    expect(verdict.ok).toBe(verdict.problems.length === 0);
  }
  expect(plan.verdict.ok).toBe(plan.panels.every((panel) => panel.verdict.ok));
}

/** The script's words, all there, in the script's order. */
function expectAllWords(plan: PagePlan, page: ScriptPage) {
  page.panels.forEach((panel, i) => {
    const spoken = plan.groups
      .filter((group) => group.panel === i && !['label', 'sfx'].includes(group.role))
      .map((group) => group.text);
    expect(spoken).toEqual(panelWords(panel).map((text) => text.trim()));
  });
}

describe('planPage', () => {
  it('letters every usual page without a problem', () => {
    fc.assert(
      fc.property(usualPage, metaArbitrary, (page, meta) => {
        const plan = planPage(page, meta, fonts);
        expect(plan.verdict.problems).toEqual([]);
        expectHonest(plan);
        expectAllWords(plan, page);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('letters usual pages for art from outside without a problem', () => {
    fc.assert(
      fc.property(usualPage, metaArbitrary, (page, meta) => {
        const plan = planPage(page, meta, fonts, { externalArt: true });
        expect(plan.verdict.problems).toEqual([]);
        expect(plan.panels.flatMap((panel) => panel.faces)).toEqual([]);
        expectAllWords(plan, page);
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('labels every usual diagram without a clash', () => {
    fc.assert(
      fc.property(diagramPage, metaArbitrary, (page, meta) => {
        const plan = planPage(page, meta, fonts);
        expect(plan.verdict.problems).toEqual([]);
        expectHonest(plan);
      }),
      { numRuns: 120, seed: 9 },
    );
  });

  it('survives whatever the contract lets through, keeps every word and tells what went wrong', () => {
    fc.assert(
      fc.property(wildPage, metaArbitrary, (page, meta) => {
        const plan = planPage(page, meta, fonts);
        expectHonest(plan);
        expectAllWords(plan, page);
      }),
      { numRuns: 60, seed: 10 },
    );
  });

  it('calls a hopelessly crowded panel too small', () => {
    const line = { speaker: 'Maya', text: 'more and more words '.repeat(19) };
    const panel = { scene: '', caption: '', dialogue: Array.from({ length: 8 }, () => line) };
    const page = { pageNumber: 1, panels: Array.from({ length: 8 }, () => panel) };
    const { verdict } = planPage(
      page,
      { title: 't', concept: 'c', subject: 's', grade: '5', style: 'comic', seed: 's', pageCount: 1 },
      fonts,
    );
    expect(verdict.ok).toBe(false);
    expect(verdict.problems.map((problem) => problem.code)).toContain('too-small');
  });

  it('gives two names on a page different players and one name the same player on every page', () => {
    const meta = {
      title: 't',
      concept: 'c',
      subject: 's',
      grade: '5',
      style: 'comic',
      seed: 'series',
      pageCount: 2,
    };
    const page = (...speakers: string[]): ScriptPage => ({
      pageNumber: 1,
      panels: [
        { scene: '', caption: '', dialogue: speakers.map((speaker) => ({ speaker, text: 'Hello.' })) },
      ],
    });
    const players = (plan: PagePlan) =>
      plan.panels[0]!.composition.staged.actors.map((actor) => actor.member.id);
    const both = players(planPage(page('Ravi', 'Eve'), meta, fonts));
    expect(new Set(both).size).toBe(2);
    expect(players(planPage(page('Ravi'), meta, fonts))).toEqual([both[0]]);
  });
});
