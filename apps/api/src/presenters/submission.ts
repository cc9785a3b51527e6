import type { Comic } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { ReviewedComic, Submission } from '@panelwise/contracts/domain/review';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import type { SubmissionRow } from '@panelwise/db/repositories/submissions';
import type { UserRow } from '@panelwise/db/repositories/users';
import type { MediaUrls } from '../media/media-urls.ts';

/** As a left join gives it: nothing of it is there when nobody reviews. */
type Reviewer = { id: string | null; firstname: string | null; lastname: string | null; since: Date | null };

/** Who has it open now; null when that was too long ago to be true still. */
export function presentReviewer(reviewer: Reviewer | null | undefined): Submission['reviewing'] {
  if (!reviewer?.id || !reviewer.since || reviewer.since.getTime() < Date.now() - limits.reviewClaimMs)
    return null;
  return {
    _id: reviewer.id,
    name: `${reviewer.firstname} ${reviewer.lastname}`,
    since: reviewer.since.toISOString(),
  };
}

type FirstAccept = {
  id: string | null;
  firstname: string | null;
  lastname: string | null;
  at: Date | null;
  version: number | null;
};

/** The first of two admins, as long as the comic has not changed since. */
function presentFirstAccept(
  first: FirstAccept | null | undefined,
  version: number,
): Submission['firstAccept'] {
  if (!first?.id || !first.at || first.version !== version) return null;
  return { _id: first.id, name: `${first.firstname} ${first.lastname}`, at: first.at.toISOString() };
}

export function presentSubmission(row: SubmissionRow, media: MediaUrls): Submission {
  const { id, thumbnailKey, createdAt, creator, reviewer, firstAccept, ...fields } = row;
  return {
    _id: id,
    ...fields,
    thumbnail: media.url(thumbnailKey, { public: false }),
    smallThumbnail: media.url(thumbnailKey, { public: false, small: true }),
    createdAt: createdAt.toISOString(),
    user_id: { _id: creator.id, ...namesOf(creator) },
    reviewing: presentReviewer(reviewer),
    firstAccept: presentFirstAccept(firstAccept, row.version),
  };
}

/** A comic with its subject, theme, style and creator as objects, as the admin's screens read it. */
export function presentReviewed(
  comic: ComicRecord,
  presented: Comic,
  creator: UserRow,
  { reviewer, firstAccept }: { reviewer: Reviewer | undefined; firstAccept: FirstAccept | undefined },
): ReviewedComic {
  const { themeId, ...fields } = presented;
  return {
    ...fields,
    subjectId: { _id: comic.subjectId, name: comic.subjectName },
    themeId: themeId && comic.themeName ? { _id: themeId, name: comic.themeName } : null,
    styleId: { _id: comic.series.styleId, name: comic.styleName },
    user_id: { _id: creator.id, ...namesOf(creator) },
    reviewing: presentReviewer(reviewer),
    openReports: comic.openReports,
    firstAccept: presentFirstAccept(firstAccept, comic.version),
  };
}

const namesOf = ({ firstname, lastname, email, userType }: Omit<Submission['user_id'], '_id'>) => ({
  firstname,
  lastname,
  email,
  userType,
});
