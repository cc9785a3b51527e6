import { expect, test } from 'vitest';
import { sampleDetails, samplePage } from '../testing/submissions.ts';
import { checkPanel, reviewChecks } from './review-checks.ts';

const [first] = samplePage.panels;

test('counts what is good and names the place of what is not', () => {
  expect(reviewChecks(sampleDetails())).toEqual([
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

test('a panel without a verdict is not lettered yet, and an empty alt text is none', () => {
  expect(checkPanel({ ...first!, verdict: null, alt: '  ' })).toMatchObject({ fit: null, described: false });
});

test('where there is nothing to check, nothing is clear', () => {
  const checks = reviewChecks({ pages: [], questions: [], hardcoreQuestions: [] });
  expect(checks.map(({ problems }) => problems.map(({ text }) => text))).toEqual([
    ['There are no pages.'],
    ['There are no pages.'],
    ['There are no pages.'],
    ['There is no quiz.'],
  ]);
});
