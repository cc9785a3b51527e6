import type { ComicStatus, ReviewStatus } from '@panelwise/contracts/domain/comic';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { comics } from '../schema/comics.ts';

/** Not published since its last change, and not declined: nobody reviews it. */
export const isDraft = sql`(${comics.status} = 'pending' and ${comics.comicStatus} = 'draft')`;

/** The comics that a table is narrowed to. Pending ones are those that wait for an admin, unless drafts are asked for. */
export function isWhere({
  status,
  comicStatus,
}: {
  status?: ReviewStatus | undefined;
  comicStatus?: ComicStatus | undefined;
}): SQL | undefined {
  return and(
    status ? eq(comics.status, status) : undefined,
    comicStatus ? eq(comics.comicStatus, comicStatus) : undefined,
    status === 'pending' && !comicStatus ? sql`not ${isDraft}` : undefined,
  );
}
