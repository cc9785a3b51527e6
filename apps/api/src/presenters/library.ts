import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import type { LibraryRow } from '@panelwise/db/repositories/library';
import type { MediaUrls } from '../media/media-urls.ts';

const open = { public: true };

export function presentLibraryComic(row: LibraryRow, media: MediaUrls): LibraryComic {
  return {
    _id: row.id,
    title: row.title,
    subject: row.subject,
    grade: row.grade,
    country: row.country,
    thumbnail: media.url(row.thumbnailKey, open),
    concept: row.concept,
    createdAt: row.createdAt.toISOString(),
    pdfUrl: media.url(row.pdfKey, open),
    partNumber: row.partNumber,
    partCount: row.partCount,
    hasFAQ: row.hasFaq,
    hasDidYouKnow: row.hasFacts,
    hasQuiz: row.hasQuiz,
  };
}
