import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import type { ComicWork } from '../api/comic.ts';
import { comicId } from '../run/run-testing.ts';

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;
export const ids = { comic: comicId, series: id('5e'), subject: id('50'), theme: id('60'), style: id('70') };

export const script = JSON.stringify(
  [
    {
      pageNumber: 1,
      panels: [
        { scene: 'A garden', caption: 'Morning.', dialogue: [{ speaker: 'Maya', text: 'So big!' }] },
        { scene: 'A lab', caption: '', dialogue: [] },
      ],
    },
  ],
  null,
  2,
);

export function aPart(change: Partial<SeriesPart> = {}): SeriesPart {
  return {
    part: 1,
    title: 'How leaves make food',
    keyTerms: ['sunlight', 'sugar'],
    start: 'Maya finds a plant.',
    end: 'It makes sugar.',
    comicId: ids.comic,
    completed: false,
    hasScript: true,
    ...change,
  };
}

export function aComic(change: Partial<Comic> = {}): Comic {
  return {
    _id: ids.comic,
    title: 'Photosynthesis',
    author: '',
    subject: 'Science',
    subjectId: ids.subject,
    grade: '5',
    country: 'US',
    thumbnail: null,
    smallThumbnail: null,
    status: 'pending',
    comicStatus: 'draft',
    isLive: false,
    isHidden: false,
    acceptedOnce: false,
    version: 1,
    rejectionReason: null,
    rejectionPlace: null,
    changesAsked: null,
    submittedAt: null,
    reviewedAt: null,
    concept: 'photosynthesis',
    language: null,
    originalId: null,
    seed: 'photosynthesis|photosynthesis',
    story: 'Maya finds a plant.',
    userStory: 'Maya finds a plant.',
    castNames: {},
    cast: [],
    partWishes: [],
    lesson: null,
    prompt: script,
    scriptRevision: 0,
    theme: null,
    themeId: null,
    style: 'Comic',
    styleId: ids.style,
    styleSlug: 'comic',
    createdAt: '2026-11-21T10:00:00.000Z',
    pdfUrl: null,
    seriesId: ids.series,
    partNumber: 1,
    partCount: 1,
    partTitle: null,
    hasFAQ: false,
    hasDidYouKnow: false,
    hasQuiz: false,
    hasHardcoreQuiz: false,
    images: [],
    ...change,
  };
}

const noReaders = { views: 0, finished: 0, rightShare: null };

type Work = Omit<ComicWork, 'error' | 'message'>;

export function someWork(change: Partial<Work> = {}): Work {
  return {
    comic: aComic(),
    pages: [],
    parts: [aPart()],
    alsoIn: [],
    behind: null,
    wordsWait: false,
    readers: noReaders,
    questions: [],
    hardcoreQuestions: [],
    faqs: [],
    didYouKnow: [],
    ...change,
  };
}

/** The work with its one page drawn, or stopped at its second panel. */
export function drawnWork(second: 'done' | 'failed', comic: Partial<Comic> = {}): Work {
  const image = { pageNumber: 1, imageUrl: '/media/1.webp', thumbnailUrl: '/media/1-s.webp' };
  const panel = { scene: '', caption: '', alt: '', artUrl: null, polygon: [], verdict: null };
  return someWork({
    comic: aComic({ images: [image], ...comic }),
    pages: [
      {
        _id: id('81'),
        pageNumber: 1,
        imageUrl: second === 'done' ? image.imageUrl : null,
        smallImageUrl: null,
        thumbnailUrl: second === 'done' ? image.thumbnailUrl : null,
        panels: [
          { ...panel, panel: 1, state: 'done' },
          { ...panel, panel: 2, state: second },
        ],
      },
    ],
  });
}
