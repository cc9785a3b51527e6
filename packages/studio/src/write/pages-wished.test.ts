import { type Script, stripTermMarks } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { freeStories } from './fixtures/free-stories.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { twelveStories } from './fixtures/twelve-stories.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { writePart, writeScript } from './script.ts';
import { plainWords } from './text/words.ts';
import { whoIsInIt } from './who-is-in-it.ts';

const { school, historicalScene, dialogue, howTo } = twelveStories;
const stories = Object.entries({
  ...{ ...freeStories, ...knownStories },
  ...{ school: school!, historicalScene: historicalScene!, dialogue: dialogue!, howTo: howTo! },
});
const wanting = (brief: BriefWithLesson, pageCount: number, part = 1): BriefWithLesson => ({
  ...brief,
  partWishes: [{ part, pageCount }],
});
const sizes = (script: Script) => script.map(({ panels }) => panels.length);
const words = (script: Script) =>
  plainWords(
    stripTermMarks(
      script
        .flatMap(({ panels }) => panels)
        .map(({ caption, dialogue, captionBottom = '' }) =>
          [caption, ...dialogue.map(({ text }) => text), captionBottom].join(' '),
        )
        .join(' '),
    ),
  );

describe.each(stories)('%s on as many pages as are wanted', (_, brief) => {
  const parts = writeBreakdown(brief);
  const natural = writeScript(brief, parts, 1);

  it('has never more pages than that, each filled with 3 to 6 panels', () => {
    for (const pageCount of [1, 3, 12]) {
      const { script } = writePart(wanting(brief, pageCount), parts, 1);
      expect(script.length).toBeLessThanOrEqual(pageCount);
      for (const size of sizes(script)) {
        expect(size).toBeLessThanOrEqual(6);
        // A story of a sentence has no more than that.
        if (script.length > 1) expect(size).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('says how much is left out, and leaves nothing out of a longer one', () => {
    const longer = writePart(wanting(brief, 12), parts, 1);
    expect(longer.leftOut).toBe(0);
    expect(longer.script.length).toBeGreaterThanOrEqual(natural.length);
    const shorter = writePart(wanting(brief, 1), parts, 1);
    const panels = natural.flatMap((page) => page.panels).length;
    if (panels <= 6) expect(shorter.leftOut).toBe(0);
    expect(shorter.script[0]!.panels[0]!.title).toBe(natural[0]!.panels[0]!.title);
  });

  it('fills no page with what the comic would not say otherwise', () => {
    const said = new Set(words(natural));
    const added = words(writePart(wanting(brief, 12), parts, 1).script).filter((word) => !said.has(word));
    // The lines with which the studio links two sentences differ; nobody says more of the matter.
    expect(added.length).toBeLessThan(24);
  });
});

it('changes the part that it is wanted of and no other', () => {
  const brief = stories.map(([, one]) => one).find((one) => writeBreakdown(one).length > 1)!;
  const parts = writeBreakdown(brief);
  const wished = wanting(brief, 1, 2);
  expect(writeScript(wished, parts, 1)).toEqual(writeScript(brief, parts, 1));
  expect(writeScript(wished, parts, 2)).toHaveLength(1);
});

it('tells how long each part is, so that its creator hears where it is less than they want', () => {
  const brief = freeStories.fable!;
  const parts = writeBreakdown(brief);
  const [wanted] = whoIsInIt(wanting(brief, 12), parts).parts;
  expect(wanted!.pages).toBeLessThan(12);
  expect(wanted!.pages).toBeGreaterThan(whoIsInIt(brief, parts).parts[0]!.pages);
  const [short] = whoIsInIt(wanting(freeStories.history!, 1), writeBreakdown(freeStories.history!)).parts;
  expect(short).toMatchObject({ pages: 1, leftOut: expect.any(Number) });
});
