import { expect, test } from 'vitest';
import type { SubmissionDetails } from '../api/review-queries.ts';
import { sampleDetails, samplePage } from '../testing/submissions.ts';
import { readStoredScript } from './panel-words.ts';
import { checkPanel, reviewChecks } from './review-checks.ts';

const [first, second] = samplePage.panels;
const checksOf = (details: SubmissionDetails) =>
  reviewChecks(details, readStoredScript(details.comic.prompt));

test('counts what is good and names the place of what is not', () => {
  expect(checksOf(sampleDetails())).toEqual([
    {
      label: 'Words fit',
      good: 1,
      of: 2,
      problems: [{ text: 'Page 1, panel 2: The words are taller than the box.', href: '#page-1-panel-2' }],
    },
    {
      label: 'Descriptions',
      good: 1,
      of: 2,
      problems: [{ text: 'Page 1, panel 2: has no alt text.', href: '#page-1-panel-2' }],
    },
    { label: 'Captions are short', good: 2, of: 2, problems: [] },
    {
      label: 'Quiz points to panels',
      good: 1,
      of: 2,
      problems: [{ text: 'Hardcore question 1 does not say where it is taught.', href: '#hardcore-quiz' }],
    },
  ]);
});

test('a caption of more than 25 words is too long', () => {
  const caption = (words: number) => checkPanel({ ...first!, caption: 'word '.repeat(words) });
  expect(caption(25)).toMatchObject({ captionWords: 25, captionShort: true });
  expect(caption(26)).toMatchObject({ captionWords: 26, captionShort: false });
});

test('a panel without a verdict is not lettered yet', () => {
  expect(checkPanel({ ...first!, verdict: null })).toMatchObject({ fit: null });
});

test('alt text is read: it has to tell the words of its panel, and to be its own', () => {
  const faultsOf = (...alts: string[]) => {
    const panels = [first!, second!].map((panel, i) => ({ ...panel, alt: alts[i]! }));
    const checks = checksOf({ ...sampleDetails(), pages: [{ ...samplePage, panels }] });
    return checks.find(({ label }) => label === 'Descriptions')!.problems.map(({ text }) => text);
  };
  const good = 'A leaf. In the\n garden Maya says: "So green!"';
  expect(faultsOf(good, 'A branch.')).toEqual([]);
  expect(faultsOf(good, ' ')).toEqual(['Page 1, panel 2: has no alt text.']);
  expect(faultsOf('A leaf. In the garden Maya says: "So red!"', 'A branch.')).toEqual([
    'Page 1, panel 1: the alt text lacks the words “So green!”',
  ]);
  expect(faultsOf(good, good)).toEqual([
    'Page 1, panel 2: the alt text is the same as that of page 1, panel 1.',
  ]);
});

test('without a script the captions that were drawn have to be told', () => {
  const panels = [{ ...first!, alt: 'A leaf.' }];
  const [, descriptions] = reviewChecks(
    { ...sampleDetails(), pages: [{ ...samplePage, panels }] },
    undefined,
  );
  expect(descriptions!.problems.map(({ text }) => text)).toEqual([
    'Page 1, panel 1: the alt text lacks the words “In the garden”',
  ]);
});

test('an alt text has to tell something of the picture, beside the words that stand in it', () => {
  const faultOf = (alt: string) =>
    reviewChecks(
      { ...sampleDetails(), pages: [{ ...samplePage, panels: [{ ...first!, alt }] }] },
      undefined,
    )[1]!.problems.map(({ text }) => text);
  expect(faultOf('A leaf. In the garden')).toEqual([]);
  expect(faultOf('In the garden.')).toEqual([
    'Page 1, panel 1: the alt text repeats the words and tells nothing of the picture.',
  ]);
});

test('questions that point to where nothing is taught are told', () => {
  const silent = { ...first!, panel: 2, caption: '', alt: 'A branch.' };
  const question = sampleDetails().questions[0]!;
  const at = (page: number, panel: number) => ({ ...question, taughtAt: { page, panel } });
  const checks = reviewChecks(
    {
      pages: [{ ...samplePage, panels: [first!, silent] }],
      questions: [at(1, 1), at(1, 2), at(2, 1)],
      hardcoreQuestions: [],
    },
    undefined,
  );
  expect(
    checks.find(({ label }) => label === 'Quiz points to panels')!.problems.map(({ text }) => text),
  ).toEqual([
    'Quiz question 2 points to page 1, panel 2, which says nothing.',
    'Quiz question 3 points to page 2, panel 1, which is not there.',
  ]);
});

test('where there is nothing to check, nothing is clear', () => {
  const checks = reviewChecks({ pages: [], questions: [], hardcoreQuestions: [] }, undefined);
  expect(checks.map(({ problems }) => problems.map(({ text }) => text))).toEqual([
    ['There are no pages.'],
    ['There are no pages.'],
    ['There are no pages.'],
    ['There is no quiz.'],
  ]);
});
