import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import type { ReviewedComic, Submission } from '@panelwise/contracts/domain/review';
import { sampleComic, sampleId } from '../../../testing/samples.ts';
import type { SubmissionDetails } from '../api/review-queries.ts';

const creator = {
  _id: sampleId(1),
  firstname: 'Iris',
  lastname: 'Keller',
  email: 'iris@school.org',
  userType: 'Teacher',
} as const;

/** The other admin of the tests. */
export const ada = { _id: sampleId(91), name: 'Ada Park', since: '2026-11-21T10:42:00.000Z' };

export function sampleSubmission(changes: Partial<Submission> = {}): Submission {
  const {
    _id,
    title,
    subject,
    grade,
    country,
    thumbnail,
    status,
    createdAt,
    partNumber,
    partCount,
    hasQuiz,
  } = sampleComic();
  return {
    ...{ _id, title, subject, grade, country, thumbnail, status, createdAt, partNumber, partCount, hasQuiz },
    smallThumbnail: null,
    comicStatus: 'published',
    isLive: false,
    isHidden: false,
    changesAsked: null,
    openReports: 0,
    firstAccept: null,
    user_id: creator,
    version: 3,
    reviewing: null,
    risk: 0,
    ...changes,
  };
}

const panel: DrawnPage['panels'][number] = {
  panel: 1,
  state: 'done',
  scene: 'Maya looks at a leaf.',
  caption: 'In the garden',
  alt: 'Maya holds a leaf against the light. In the garden Maya says: "So green!"',
  artUrl: null,
  polygon: [
    [0, 0],
    [620, 0],
    [620, 800],
  ],
  verdict: { ok: true, problems: [] },
};
export const samplePage: DrawnPage = {
  _id: sampleId(300),
  pageNumber: 1,
  imageUrl: '/media/page-1.webp',
  smallImageUrl: '/media/small-page-1.webp',
  thumbnailUrl: '/media/page-1-small.webp',
  panels: [
    panel,
    {
      ...panel,
      panel: 2,
      caption: '',
      alt: '',
      verdict: { ok: false, problems: [{ code: 'overflow', message: 'The words are taller than the box.' }] },
    },
  ],
};

const script = [
  {
    pageNumber: 1,
    panels: [
      { scene: panel.scene, caption: panel.caption, dialogue: [{ speaker: 'Maya', text: 'So *green*!' }] },
      { scene: panel.scene, caption: '', dialogue: [] },
    ],
  },
];

export function sampleDetails(changes: Partial<ReviewedComic> = {}): SubmissionDetails {
  const { subjectId: _s, themeId: _t, styleId: _y, ...comic } = sampleComic();
  return {
    error: false,
    message: 'OK',
    comic: {
      ...comic,
      comicStatus: 'published',
      prompt: JSON.stringify(script),
      story: 'A plant grows on a sill.',
      userStory: 'My plant grew.',
      pdfUrl: '/media/comic.pdf',
      hasQuiz: true,
      subjectId: { _id: sampleId(2), name: 'Science' },
      themeId: { _id: sampleId(3), name: 'Everyday life' },
      styleId: { _id: sampleId(4), name: 'Comic' },
      user_id: creator,
      reviewing: null,
      openReports: 0,
      firstAccept: null,
      ...changes,
    },
    pages: [samplePage],
    questions: [
      {
        question: 'What catches the light?',
        options: ['Chlorophyll', 'Water'],
        correctAnswer: 'Chlorophyll',
        difficulty: 'easy',
        taughtAt: { page: 1, panel: 1 },
      },
    ],
    hardcoreQuestions: [
      {
        question: 'Why are leaves green?',
        options: ['They send green back', 'They are painted'],
        correctAnswer: 'They send green back',
        difficulty: 'hard',
        explanation: 'Green light is not taken in.',
      },
    ],
    faqs: [{ question: 'Do plants sleep?', answer: 'They rest at night.' }],
    didYouKnow: [{ fact: 'A leaf has tiny mouths.' }],
    content: { findings: [], risk: 0 },
    reports: [],
    history: [
      {
        _id: sampleId(400),
        actor: 'Ada Park',
        action: 'rejected',
        reason: 'Page 1 was empty.',
        at: '2026-11-20T09:00:00.000Z',
      },
    ],
  };
}
