import type { Comic, LibraryComic } from '@panelwise/contracts/domain/comic';
import type { SessionUser } from '@panelwise/contracts/domain/user';
import type { Readers } from '@panelwise/contracts/http/comics';

/** A UUID that ends in this number. */
export const sampleId = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const sampleUser: SessionUser = {
  _id: sampleId(1),
  firstname: 'Iris',
  lastname: 'Keller',
  username: 'iris',
  email: 'iris@school.org',
  userType: 'Teacher',
  createdAt: '2026-09-01T10:00:00.000Z',
};

/** The `data` of login and refresh. */
export const sampleSession = (token = 'token-1') => ({ ...sampleUser, user: sampleUser, token });

export function sampleLibraryComic(changes: Partial<LibraryComic> = {}): LibraryComic {
  return {
    _id: sampleId(100),
    title: 'Photosynthesis',
    subject: 'Science',
    grade: '5',
    country: 'US',
    thumbnail: '/media/cover.webp',
    smallThumbnail: '/media/small-cover.webp',
    concept: 'photosynthesis',
    language: null,
    createdAt: '2026-01-10T10:00:00.000Z',
    pdfUrl: null,
    partNumber: 1,
    partCount: 1,
    hasFAQ: true,
    hasDidYouKnow: true,
    hasQuiz: false,
    ...changes,
  };
}

export function sampleComic(changes: Partial<Comic> = {}): Comic {
  return {
    _id: sampleId(200),
    title: 'Photosynthesis',
    author: '',
    subject: 'Science',
    subjectId: sampleId(2),
    grade: '5',
    country: 'US',
    thumbnail: null,
    smallThumbnail: null,
    status: 'pending',
    comicStatus: 'draft',
    isLive: false,
    isHidden: false,
    acceptedOnce: false,
    version: 3,
    rejectionReason: null,
    rejectionPlace: null,
    changesAsked: null,
    submittedAt: null,
    reviewedAt: null,
    concept: 'photosynthesis',
    language: null,
    originalId: null,
    seed: 'photosynthesis|photosynthesis',
    story: 'A plant grows.',
    userStory: 'A plant grows.',
    castNames: {},
    cast: [],
    partWishes: [],
    lesson: null,
    prompt: '[]',
    scriptRevision: 0,
    theme: null,
    themeId: null,
    style: 'Comic',
    styleId: sampleId(4),
    styleSlug: 'comic',
    createdAt: '2026-11-21T09:00:00.000Z',
    pdfUrl: null,
    seriesId: sampleId(9),
    partNumber: 1,
    partCount: 1,
    partTitle: null,
    hasFAQ: false,
    hasDidYouKnow: false,
    hasQuiz: false,
    hasHardcoreQuiz: false,
    images: [],
    ...changes,
  };
}

/** Readers of a comic that nobody has read yet, unless told. */
export function sampleReaders(changes: Partial<Readers> = {}): Readers {
  return { views: 0, finished: 0, rightShare: null, ...changes };
}
