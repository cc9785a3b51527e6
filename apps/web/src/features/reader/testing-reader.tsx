import type { TextPlace } from '@panelwise/contracts/domain/comic';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { answerQuestion } from '@panelwise/contracts/http/learn';
import { finishQuiz, getPublicComic, viewComic } from '@panelwise/contracts/http/library';
import { screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { Component as LibraryComic } from '../../app/routes/library-comic.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic } from '../../testing/samples.ts';

type Answer = Omit<z.input<typeof getPublicComic.response>, 'error' | 'message'>;

const square = (left: number): [number, number][] => [
  [left, 40],
  [left + 500, 40],
  [left + 500, 600],
  [left, 600],
];
/** A balloon in the upper half of a panel of `square`. */
const balloon = (panel: number, line: number): TextPlace => ({
  panel,
  line,
  x: panel * 0.4 - 0.36,
  y: 0.05 + line * 0.1,
  width: 0.2,
  height: 0.08,
  curve: 2.7,
});
const page = (pageNumber: number) => ({
  _id: sampleId(300 + pageNumber),
  pageNumber,
  imageUrl: `/media/page-${pageNumber}.webp`,
  smallImageUrl: `/media/small-page-${pageNumber}.webp`,
  thumbnailUrl: `/media/small-${pageNumber}.webp`,
  panels: [1, 2].map((panel) => ({
    panel,
    state: 'done' as const,
    scene: `Scene ${pageNumber}.${panel}`,
    caption: '',
    alt: `Picture ${pageNumber}.${panel}`,
    artUrl: null,
    polygon: square(panel * 520 - 500),
    verdict: null,
  })),
  textPlaces: pageNumber === 1 ? [balloon(1, 0), balloon(1, 1), balloon(2, 0)] : [],
});
type Item = ReaderQuestion & { correctAnswer: string; taughtAt: TaughtAt; explanation?: string };
/** A quiz as the server has it. */
export const quizOf = (...answers: string[]): Item[] =>
  answers.map((correctAnswer, index) => ({
    key: `key-of-${correctAnswer}`.padEnd(22, '-'),
    question: `What is ${correctAnswer}?`,
    options: [correctAnswer, `Not ${correctAnswer}`],
    correctAnswer,
    difficulty: 'easy' as const,
    taughtAt: { page: 2, panel: index + 1 },
  }));

/** Scores like the server: between two options there is one try. */
export function verdictOn(items: readonly Item[], body: { key: string; answer: string; tried?: string[] }) {
  const item = items.find(({ key }) => key === body.key)!;
  const isRight = body.answer === item.correctAnswer;
  const isSettled = isRight || (body.tried?.length ?? 0) + 1 >= Math.min(2, item.options.length - 1);
  return {
    isRight,
    isSettled,
    taughtAt: item.taughtAt,
    correctAnswer: isSettled ? item.correctAnswer : null,
    explanation: isSettled ? (item.explanation ?? null) : null,
    sibling: null,
  };
}

/** The reader of a comic of two pages with two panels each, as the library opens it. */
export function openReader(
  changes: Partial<Omit<Answer, 'questions' | 'hardcoreQuestions'>> & {
    questions?: Item[];
    hardcoreQuestions?: Item[];
  } = {},
  at = '',
) {
  const api = fakeApi();
  const { questions = quizOf('chlorophyll', 'light'), hardcoreQuestions = [], ...rest } = changes;
  const comic = sampleLibraryComic({ hasFAQ: false, hasDidYouKnow: false, hasQuiz: true });
  api.answer(getPublicComic, {
    comic,
    author: 'Iris Keller',
    pages: [page(1), page(2)],
    texts: [
      {
        page: 1,
        panel: 1,
        scene: 'Seen 1.1',
        lines: [
          { kind: 'caption', speaker: null, text: 'Why are the leaves green?' },
          { kind: 'dialogue', speaker: 'Maya', text: 'I know the word!' },
        ],
      },
      {
        page: 1,
        panel: 2,
        scene: 'Seen 1.2',
        lines: [{ kind: 'dialogue', speaker: 'Dr. Sol', text: 'Say it.' }],
      },
      { page: 2, panel: 1, scene: 'Seen 2.1', lines: [] },
      {
        page: 2,
        panel: 2,
        scene: 'Seen 2.2',
        lines: [{ kind: 'dialogue', speaker: 'Maya', text: 'Chlorophyll.' }],
      },
    ],
    questions,
    hardcoreQuestions,
    parts: [{ _id: comic._id, part: 1, title: 'Photosynthesis' }],
    made: { written: 'builtin', edited: false, drawn: ['builtin'] },
    isReviewed: true,
    ...rest,
  });
  api.answer(viewComic, {});
  api.answer(finishQuiz, {});
  api.handle(answerQuestion, ({ body }) => {
    const verdict = verdictOn([...questions, ...hardcoreQuestions], body as never);
    return Response.json({ error: false, message: 'Answer', verdict });
  });
  const view = renderApp(<LibraryComic />, {
    path: '/our-library/:id',
    at: `/our-library/${comic._id}${at}`,
  });
  return { api, ...view };
}
/** The view panel by panel. */
export const guided = () => screen.findByRole('dialog', { name: 'Photosynthesis, panel by panel' });
/** Where it is. */
export const where = async () =>
  within(await guided()).getByText(/^Page \d, panel \d of \d$|^The end$/).textContent;
