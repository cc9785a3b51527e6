import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import { type ComicMeta, panelWords, type ScriptPage } from '@panelwise/contracts/domain/script';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FontBook } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import { memberActing } from './testing-players.ts';
import { diagramPage, metaArbitrary, usualPage, wildPage } from './testing-scripts.ts';
import { visibleProblems } from './testing-visible-problems.ts';
import { textPlaces } from './text-places.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

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

/** No line has two places, and all follow the order of reading. */
function expectPlacesInOrder(plan: PagePlan, page: ScriptPage) {
  const places = textPlaces(plan);
  const order = places.map(({ panel, line }) => panel * 100 + line);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
  for (const { panel, line, x, y, width, height } of places) {
    expect(panelLines(page.panels[panel - 1]!)[line]).toBeDefined();
    expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThan(1.0002);
  }
}

/** The tests of a run plan so many panels in all; a failure prints its own seed and page. */
const leastPanels = 5_000;
/** Nothing is measured by it: a busy machine takes ten times as long as an idle one. */
const patienceMs = 1_200_000;
let planned = 0;

function plan(page: ScriptPage, meta: ComicMeta, externalArt = false): PagePlan {
  planned += page.panels.length;
  return planPage(page, meta, fonts, { externalArt });
}

describe('planPage, for random pages (seeds 7 to 10)', () => {
  it(
    'letters every usual page without a problem',
    () => {
      fc.assert(
        fc.property(usualPage, metaArbitrary, (page, meta) => {
          const drawn = plan(page, meta);
          expect(drawn.verdict.problems).toEqual([]);
          expectHonest(drawn);
          expectAllWords(drawn, page);
        }),
        { numRuns: 560, seed: 7 },
      );
    },
    patienceMs,
  );

  it(
    'letters usual pages for art from outside without a problem',
    () => {
      fc.assert(
        fc.property(usualPage, metaArbitrary, (page, meta) => {
          const drawn = plan(page, meta, true);
          expect(drawn.verdict.problems).toEqual([]);
          expect(drawn.panels.flatMap((panel) => panel.faces)).toEqual([]);
          expectHonest(drawn);
          expectAllWords(drawn, page);
        }),
        { numRuns: 300, seed: 8 },
      );
    },
    patienceMs,
  );

  it(
    'labels every usual diagram without a clash',
    () => {
      fc.assert(
        fc.property(diagramPage, metaArbitrary, (page, meta) => {
          const drawn = plan(page, meta);
          expect(drawn.verdict.problems).toEqual([]);
          expectHonest(drawn);
        }),
        { numRuns: 280, seed: 9 },
      );
    },
    patienceMs,
  );

  it(
    'survives whatever the contract lets through, keeps every word in its order and tells what went wrong',
    () => {
      fc.assert(
        fc.property(wildPage, metaArbitrary, fc.boolean(), (page, meta, externalArt) => {
          const drawn = plan(page, meta, externalArt);
          expectHonest(drawn);
          expectAllWords(drawn, page);
          expectPlacesInOrder(drawn, page);
        }),
        { numRuns: 200, seed: 10 },
      );
    },
    patienceMs,
  );

  it(`has planned ${leastPanels.toLocaleString('en')} panels by now`, () => {
    expect(planned).toBeGreaterThanOrEqual(leastPanels);
  });
});

describe('planPage', () => {
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
      plan.panels[0]!.composition.staged.actors.map((actor) => memberActing(actor).id);
    const both = players(planPage(page('Ravi', 'Eve'), meta, fonts));
    expect(new Set(both).size).toBe(2);
    expect(players(planPage(page('Ravi'), meta, fonts))).toEqual([both[0]]);
  });
});

describe('the foot of a printed page', () => {
  const footOf = (author: string | undefined, pageNumber = 1, language = 'It is a leaf.') => {
    const panel = { scene: '', caption: language, dialogue: [] };
    const meta = {
      title: 'T',
      concept: '',
      subject: 'S',
      grade: '5',
      style: 'comic',
      seed: 's',
      pageCount: 2,
    };
    const plan = planPage(
      { pageNumber, panels: [panel] },
      { ...meta, ...(author !== undefined && { author }) },
      fonts,
    );
    return plan.groups.at(-1)!.text;
  };

  it('says on the first page whose comic it is, in its language, and else on none', () => {
    expect(footOf('Iris')).toBe('T  -  by Iris  -  Grade 5 S  -  page 1 of 2');
    expect(footOf('Iris', 2)).not.toContain('Iris');
    expect(footOf('')).toBe('T  -  Grade 5 S  -  page 1 of 2');
    expect(footOf(undefined)).toBe(footOf(''));
    expect(footOf('Iris', 1, 'Das Blatt ist grün und der Baum ist groß.')).toContain('von Iris');
    expect(footOf('अनन्या')).toContain('by अनन्या');
  });

  it('says nobody’s name by half', () => {
    expect(footOf('Zoë 山田')).toBe(footOf(''));
  });
});
