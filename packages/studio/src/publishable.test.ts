import { seedOf } from '@panelwise/contracts/domain/series';
import { describe, expect, it } from 'vitest';
import { loadFontBook } from './draw/fonts-node.ts';
import { planPage } from './draw/page-plan.ts';
import { styleSlugs } from './draw/styles.ts';
import { briefFor } from './write/fixtures/brief.ts';
import { freeStories, oddStories } from './write/fixtures/free-stories.ts';
import { knownStories } from './write/fixtures/known-stories.ts';
import { languageStories, twelveStories } from './write/fixtures/twelve-stories.ts';
import { lessons } from './write/packs/catalogue.ts';
import type { BriefWithLesson } from './write/packs/load-pack.ts';
import { loadWriter } from './write/writer.ts';

const [writer, fonts] = await Promise.all([loadWriter(), loadFontBook()]);

const taught = lessons.map((pack): [string, BriefWithLesson] => [
  pack.id,
  briefFor({
    title: pack.title,
    concept: pack.match[0]!,
    subject: pack.subject,
    grade: String(pack.grades[0]),
    story: 'Maya and Leo wonder about it on the way home.',
  }),
]);
const puddle = briefFor({
  title: 'The Water Cycle',
  concept: 'water cycle',
  subject: 'Geography',
  grade: '3',
  story:
    'Omar jumps into a puddle after school. The next morning the puddle is gone, and he wants to know who took it.',
});
/** Stories in characters that the lettering does not have: these pages say so, and nothing else is wrong. */
const unprintable = new Set(['rightToLeft', 'chinese']);
const stories = Object.entries({
  ...knownStories,
  ...freeStories,
  ...twelveStories,
  ...languageStories,
  ...oddStories,
  puddle,
});

/**
 * Problems of a comic's pages as the writer and the artist make them, in every style: each page in some styles, each
 * style on some pages, and `turn` decides which.
 */
function problemsOf(brief: BriefWithLesson, turn: number, externalArt: boolean): string[] {
  const parts = writer.breakdown(brief);
  const pages = parts.flatMap(({ part }) => {
    const script = writer.script(brief, parts, part);
    return script.map((page) => ({ part, page, pageCount: script.length }));
  });
  const seed = seedOf(brief.title, brief.concept);
  return Array.from({ length: Math.max(pages.length, styleSlugs.length) }, (_, i) => {
    const style = styleSlugs[(turn + i) % styleSlugs.length]!;
    const { part, page, pageCount } = pages[i % pages.length]!;
    return planPage(page, { ...brief, style, seed, pageCount }, fonts, { externalArt }).verdict.problems.map(
      ({ code, panel, message }) =>
        `${style}, part ${part}, page ${page.pageNumber}, panel ${panel + 1}: ${code}. ${message}`,
    );
  }).flat();
}

/** Another page of each lesson in a style. */
const turnOf = (name: string) => name.length;

describe('every page that the studio writes and draws', () => {
  it.each(stories.filter(([name]) => unprintable.has(name)))(
    'tells what cannot be printed: %s',
    (_, brief) => {
      const problems = problemsOf(brief, 0, false);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.filter((problem) => !problem.includes('missing-glyph'))).toEqual([]);
    },
  );

  // The golden pages judge those of the lessons.
  it.each(stories.filter(([name]) => !unprintable.has(name)))(
    'can be published in all styles: %s',
    (name, brief) => {
      expect(problemsOf(brief, turnOf(name), false)).toEqual([]);
    },
  );

  it.each(taught)('can be published over art from outside: %s', (name, brief) => {
    expect(problemsOf(brief, turnOf(name) + 3, true)).toEqual([]);
  });
});
