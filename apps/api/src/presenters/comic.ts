import type {
  Comic,
  DrawnPage,
  ExistingComic,
  InLanguage,
  SeriesPart,
  UnfinishedComic,
} from '@panelwise/contracts/domain/comic';
import type { Language } from '@panelwise/contracts/domain/languages';
import { type PartPlan, seedOf } from '@panelwise/contracts/domain/series';
import type { ComicRecord, ComicRow, PageRow, PanelRow } from '@panelwise/db/repositories/comics';
import type { UnfinishedComicRow } from '@panelwise/db/repositories/unfinished-comics';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { MediaUrls } from '../media/media-urls.ts';

/** What a creator works on may be another than what the public sees, so every address is signed. */
const seen = { public: false };

function partTitleOf({ series: { parts }, partNumber }: ComicRecord): string | null {
  return parts.length > 1 ? (parts.find(({ part }) => part === partNumber)?.title ?? null) : null;
}

export function presentComic(comic: ComicRecord, pages: PageRow[], media: MediaUrls): Comic {
  return {
    _id: comic.id,
    title: comic.title,
    author: comic.author,
    subject: comic.subjectName,
    subjectId: comic.subjectId,
    grade: comic.grade,
    country: comic.country,
    thumbnail: media.url(comic.thumbnailKey, seen),
    smallThumbnail: media.url(comic.thumbnailKey, { ...seen, small: true }),
    status: comic.status,
    comicStatus: comic.comicStatus,
    isLive: comic.publicEditionId !== null,
    isHidden: comic.hiddenAt !== null,
    acceptedOnce: comic.firstAcceptBy !== null && comic.firstAcceptVersion === comic.version,
    version: comic.version,
    rejectionReason: comic.rejectionReason,
    rejectionPlace: comic.rejectionPlace,
    changesAsked: comic.status === 'rejected' ? comic.changesAsked : null,
    submittedAt: comic.submittedAt?.toISOString() ?? null,
    reviewedAt: comic.reviewedAt?.toISOString() ?? null,
    concept: comic.concept,
    language: comic.language,
    originalId: comic.originalId,
    seed: seedOf(comic.series.title, comic.series.concept),
    story: comic.series.story,
    userStory: comic.series.story,
    castNames: comic.series.castNames,
    cast: comic.series.cast,
    partWishes: comic.series.partWishes,
    lesson: comic.series.lesson,
    prompt: comic.prompt,
    scriptRevision: comic.scriptRevision,
    theme: comic.themeName,
    themeId: comic.series.themeId,
    style: comic.styleName,
    styleId: comic.series.styleId,
    styleSlug: comic.styleSlug,
    createdAt: comic.createdAt.toISOString(),
    pdfUrl: media.url(comic.pdfKey, seen),
    seriesId: comic.seriesId,
    partNumber: comic.partNumber,
    partCount: comic.series.parts.length,
    partTitle: partTitleOf(comic),
    hasFAQ: comic.hasFaq,
    hasDidYouKnow: comic.hasFacts,
    hasQuiz: comic.hasQuiz,
    hasHardcoreQuiz: comic.hasHardcoreQuiz,
    images: pages.flatMap((page) =>
      page.imageKey && page.thumbnailKey
        ? [
            {
              pageNumber: page.pageNumber,
              imageUrl: media.url(page.imageKey, seen),
              thumbnailUrl: media.url(page.thumbnailKey, seen),
            },
          ]
        : [],
    ),
  };
}

/** A draft as the start of the wizard offers it. */
export function presentUnfinished(
  { id, thumbnailKey, changedAt, ...draft }: UnfinishedComicRow,
  media: MediaUrls,
): UnfinishedComic {
  return {
    ...draft,
    _id: id,
    smallThumbnail: media.url(thumbnailKey, { ...seen, small: true }),
    changedAt: changedAt.toISOString(),
  };
}

/** The pages with their panels; those of an edition are all done. `isPublic` says whether the addresses need a signature. */
export function presentPages(
  pages: EditionContent['pages'],
  panels: (EditionContent['panels'][number] & Partial<Pick<PanelRow, 'state' | 'artKey'>>)[],
  isPublic: boolean,
  media: MediaUrls,
): DrawnPage[] {
  const seen = { public: isPublic };
  return pages.map((page) => ({
    _id: page.id,
    pageNumber: page.pageNumber,
    imageUrl: media.url(page.imageKey, seen),
    smallImageUrl: media.url(page.imageKey, { ...seen, small: true }),
    thumbnailUrl: media.url(page.thumbnailKey, seen),
    panels: panels
      .filter((panel) => panel.pageNumber === page.pageNumber)
      .map((panel) => ({
        panel: panel.panelNumber,
        state: panel.state ?? 'done',
        scene: panel.scene,
        caption: panel.caption,
        alt: panel.alt,
        artUrl: media.url(panel.artKey ?? null, seen),
        polygon: panel.polygon,
        verdict: panel.verdict && {
          ok: panel.verdict.ok,
          problems: panel.verdict.problems.map(({ code, message }) => ({ code, message })),
        },
      })),
  }));
}

/** The parts of a series with how far each one's comic is. A part whose comic is deleted is left out. */
export function presentParts(plans: PartPlan[], comics: ComicRow[], pages: PageRow[]): SeriesPart[] {
  return plans.flatMap((plan) => {
    const comic = comics.find((one) => one.partNumber === plan.part);
    if (!comic) return [];
    const drawn = pages.filter((page) => page.comicId === comic.id && page.imageKey).length;
    const completed = comic.pageCount > 0 && drawn === comic.pageCount;
    const hasScript = comic.prompt.trim() !== '';
    return [
      { ...plan, comicId: comic.id, completed, hasScript, ...(comic.pageCount > 0 && { drawn: true }) },
    ];
  });
}

/** The same comic in other languages than its own. */
export const presentOthers = (
  inLanguages: { id: string; language: Language; title: string }[],
  comicId: string,
): InLanguage[] =>
  inLanguages.flatMap(({ id, language, title }) => (id === comicId ? [] : [{ _id: id, language, title }]));

export function presentExisting(comic: ComicRecord, media: MediaUrls): ExistingComic {
  return {
    _id: comic.id,
    country: comic.country,
    grade: comic.grade,
    subject: comic.subjectName,
    title: comic.title,
    concept: comic.concept,
    pdfUrl: media.url(comic.pdfKey, seen),
  };
}
