import { z } from 'zod';
import { castChoicesSchema } from './cast.ts';
import { languages } from './languages.ts';
import { pageSize } from './limits.ts';
import { partWishesSchema } from './part-wishes.ts';
import { castNamesSchema } from './series.ts';

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
export const comicStatuses = ['draft', 'published'] as const;
export type ComicStatus = (typeof comicStatuses)[number];

/**
 * Where a comic is on its way to readers, read from `status` and `comicStatus`: a draft has not been published since its
 * last change, a submission waits for an admin. One that was sent back was declined, or is let in once what a reviewer asks
 * for is changed. An earlier edition may be live all the while.
 */
export const releaseStates = ['draft', 'in-review', 'approved', 'changes-asked', 'declined'] as const;
export type ReleaseState = (typeof releaseStates)[number];
export function releaseStateOf(comic: {
  status: ReviewStatus;
  comicStatus: ComicStatus;
  changesAsked: readonly unknown[] | null;
}): ReleaseState {
  if (comic.status === 'approved') return 'approved';
  if (comic.status === 'rejected') return comic.changesAsked ? 'changes-asked' : 'declined';
  return comic.comicStatus === 'published' ? 'in-review' : 'draft';
}

/** What has to be made again before a comic can be published: its pages show older words, or its PDF older pages. */
export const behindStates = ['pages', 'pdf'] as const;
export type Behind = (typeof behindStates)[number];

export const panelStates = ['waiting', 'drawing', 'checking', 'done', 'failed'] as const;
export type PanelState = (typeof panelStates)[number];

/** Widths (px) of the pictures that there are of a page and of a cover, the large and the small one. */
export const pictureWidths = { page: pageSize.width, smallPage: 744, cover: 720, smallCover: 360 } as const;

/** What a reviewer's note is about: a page, and a panel of it. Both count from 1. */
export const reviewPlaceSchema = z.object({ page: z.int().min(1), panel: z.int().min(1).optional() });
export type ReviewPlace = z.infer<typeof reviewPlaceSchema>;

export const comicImageSchema = z.object({
  pageNumber: z.int(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
});

/** A comic as lists and the wizard read it. Absent things are null, never missing. */
export const comicSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  /** The name on the cover; empty where it names nobody. */
  author: z.string(),
  subject: z.string(),
  subjectId: z.uuid(),
  grade: z.string(),
  country: z.string(),
  thumbnail: z.string().nullable(),
  /** The same picture at half the width. */
  smallThumbnail: z.string().nullable(),
  status: z.enum(reviewStatuses),
  comicStatus: z.enum(comicStatuses),
  /** True while readers see an approved edition of it, which need not be what its creator is working on. */
  isLive: z.boolean(),
  /** Readers reported it: nobody reads it until an admin has looked. */
  isHidden: z.boolean(),
  /** One admin has accepted this version, and a second one is needed. */
  acceptedOnce: z.boolean(),
  /** Grows with every change of what a reader would see. */
  version: z.int(),
  rejectionReason: z.string().nullable(),
  /** The panel that the reason is about, or the page alone; null when it names none. */
  rejectionPlace: reviewPlaceSchema.nullable(),
  /** The panels and pages to be changed, where a reviewer asked for changes and did not decline; else null. */
  changesAsked: z.array(reviewPlaceSchema).nullable(),
  /** When this version went to the reviewers, and when one of them decided last. */
  submittedAt: z.iso.datetime().nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  concept: z.string(),
  /** What it is written in, where that is known. */
  language: z.enum(languages).nullable(),
  /** The comic that it was translated from, which may be gone; null where it is no translation. */
  originalId: z.uuid().nullable(),
  /** What its pictures are seeded with. */
  seed: z.string(),
  story: z.string(),
  userStory: z.string(),
  castNames: castNamesSchema,
  /** What its creator decided about who is in it. */
  cast: castChoicesSchema,
  /** What its creator wants of the parts of its series. */
  partWishes: partWishesSchema,
  /** Id of the lesson that it tells. */
  lesson: z.string().nullable(),
  prompt: z.string(),
  /** Counts how often the script (`prompt`) became another one. */
  scriptRevision: z.int(),
  theme: z.string().nullable(),
  themeId: z.uuid().nullable(),
  style: z.string(),
  styleId: z.uuid(),
  styleSlug: z.string(),
  createdAt: z.iso.datetime(),
  pdfUrl: z.string().nullable(),
  seriesId: z.uuid(),
  partNumber: z.int(),
  partCount: z.int(),
  /** What its part is called; null where it stands alone. */
  partTitle: z.string().nullable(),
  hasFAQ: z.boolean(),
  hasDidYouKnow: z.boolean(),
  hasQuiz: z.boolean(),
  hasHardcoreQuiz: z.boolean(),
  images: z.array(comicImageSchema),
});
export type Comic = z.infer<typeof comicSchema>;

/** A comic that its creator has not published yet, with how far it is: one for each story. */
export const unfinishedComicSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  partNumber: z.int(),
  partCount: z.int(),
  smallThumbnail: z.string().nullable(),
  changedAt: z.iso.datetime(),
  hasScript: z.boolean(),
  /** Something of it is being made at this moment. */
  isMaking: z.boolean(),
  /** Every panel of its pages in their order; none before it is drawn. */
  panels: z.array(z.object({ page: z.int(), panel: z.int(), state: z.enum(panelStates) })),
});
export type UnfinishedComic = z.infer<typeof unfinishedComicSchema>;

/** What the public library shows of a comic: its public edition. */
export const libraryComicSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  subject: z.string().nullable(),
  grade: z.string().nullable(),
  country: z.string().nullable(),
  thumbnail: z.string().nullable(),
  /** The same picture at half the width. */
  smallThumbnail: z.string().nullable(),
  concept: z.string(),
  /** What it is written in, where it was translated or is a translation. */
  language: z.enum(languages).nullable(),
  createdAt: z.iso.datetime(),
  pdfUrl: z.string().nullable(),
  partNumber: z.int(),
  partCount: z.int(),
  hasFAQ: z.boolean(),
  hasDidYouKnow: z.boolean(),
  hasQuiz: z.boolean(),
});
export type LibraryComic = z.infer<typeof libraryComicSchema>;

/** One panel of a drawn page, as the live page and the reader need it. `polygon` is in px of the page. */
export const drawnPanelSchema = z.object({
  panel: z.int(),
  state: z.enum(panelStates),
  scene: z.string(),
  caption: z.string(),
  alt: z.string(),
  artUrl: z.string().nullable(),
  polygon: z.array(z.tuple([z.number(), z.number()])),
  verdict: z
    .object({ ok: z.boolean(), problems: z.array(z.object({ code: z.string(), message: z.string() })) })
    .nullable(),
});

export const drawnPageSchema = z.object({
  _id: z.uuid(),
  pageNumber: z.int(),
  imageUrl: z.string().nullable(),
  /** The same picture, narrower: for phones. */
  smallImageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  panels: z.array(drawnPanelSchema),
});
export type DrawnPage = z.infer<typeof drawnPageSchema>;

/** One thing said or written in a panel. `speaker` is null for captions and titles. */
export const panelLineSchema = z.object({
  kind: z.enum(['title', 'caption', 'dialogue']),
  speaker: z.string().nullable(),
  text: z.string(),
});
export type PanelLine = z.infer<typeof panelLineSchema>;

/** The words of a panel in reading order, for a transcript and for reading aloud. Both numbers count from 1. */
export const panelTextSchema = z.object({
  page: z.int(),
  panel: z.int(),
  /** What is to be seen, without the words. */
  scene: z.string(),
  lines: z.array(panelLineSchema),
});
export type PanelText = z.infer<typeof panelTextSchema>;

const share = z.number().min(0).max(1);
const pagePoint = z.tuple([share, share]);

/** Where one line of a panel stands on the page, in fractions of the page's width and height. */
export const textPlaceSchema = z.object({
  /** Counts from 1. */
  panel: z.int().min(1),
  /** Position in the panel's lines as `panelLines` gives them, from 0. */
  line: z.int().min(0),
  /** The box around the balloon or caption, without a tail. */
  x: share,
  y: share,
  width: share,
  height: share,
  /** A balloon fills its box as a superellipse |x/a|^n + |y/b|^n = 1 with this n; a caption fills all of it. */
  curve: z.number().min(1).optional(),
  /** The three corners of a balloon's tail. */
  tail: z.tuple([pagePoint, pagePoint, pagePoint]).optional(),
});
export type TextPlace = z.infer<typeof textPlaceSchema>;

export const seenKinds = ['person', 'thing', 'label'] as const;

/** Where somebody, something or a label of a diagram stands in the picture of a page, as a box in fractions of the page's width and height. */
export const seenPlaceSchema = z.object({
  /** Counts from 1. */
  panel: z.int().min(1),
  kind: z.enum(seenKinds),
  /** Of a person or a label as the script has it; of a thing a word in the language of the comic. Once of a kind in a panel. */
  name: z.string(),
  x: share,
  y: share,
  width: share,
  height: share,
});
export type SeenPlace = z.infer<typeof seenPlaceSchema>;

/** A page to read. Pages that were drawn before places were kept have none. */
export const readingPageSchema = drawnPageSchema.extend({ textPlaces: z.array(textPlaceSchema).optional() });
export type ReadingPage = z.infer<typeof readingPageSchema>;

/** The same comic in another language. */
export const inLanguageSchema = z.object({ _id: z.uuid(), language: z.enum(languages), title: z.string() });
export type InLanguage = z.infer<typeof inLanguageSchema>;

/** A part of a series that the public may read. */
export const publicPartSchema = z.object({ _id: z.uuid(), part: z.int(), title: z.string() });
export type PublicPart = z.infer<typeof publicPartSchema>;

/** A part of the concept breakdown with the draft comic that was made for it. */
export const seriesPartSchema = z.object({
  part: z.int(),
  title: z.string(),
  keyTerms: z.array(z.string()),
  start: z.string(),
  end: z.string(),
  section: z.int().optional(),
  termsChosen: z.literal(true).optional(),
  comicId: z.uuid(),
  /** Some of its pages are there, so it keeps its place, title and key terms. */
  drawn: z.boolean().optional(),
  completed: z.boolean(),
  hasScript: z.boolean(),
});
export type SeriesPart = z.infer<typeof seriesPartSchema>;

export const existingComicSchema = z.object({
  _id: z.uuid(),
  country: z.string(),
  grade: z.string(),
  subject: z.string(),
  title: z.string(),
  concept: z.string(),
  pdfUrl: z.string().nullable(),
});
export type ExistingComic = z.infer<typeof existingComicSchema>;
