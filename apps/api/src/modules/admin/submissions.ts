import type { decisionSchema } from '@panelwise/contracts/domain/review';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { listDeeds, recordDeed } from '@panelwise/db/repositories/audit';
import { type ComicRecord, findComic, listPages } from '@panelwise/db/repositories/comics';
import { decide, findReviewer, removeComic } from '@panelwise/db/repositories/submissions';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { z } from 'zod';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { getReadableComic } from '../../policies/comic.ts';
import { presentComic } from '../../presenters/comic.ts';
import { presentReviewed } from '../../presenters/submission.ts';
import { readComic } from '../comics/read-comic.ts';

/** Everything an admin sees of one comic. @throws DomainError `comic-not-found` */
export async function readSubmission(db: Database, media: MediaUrls, comicId: string) {
  const { comic, creator } = await getSubmission(db, comicId);
  const [{ comic: presented, parts: _, readers: __, ...content }, reviewer, deeds] = await Promise.all([
    readComic(db, media, comic),
    findReviewer(db, comicId),
    listDeeds(db, 'comic', comicId),
  ]);
  return {
    ...content,
    comic: presentReviewed(comic, presented, creator, reviewer),
    history: deeds.map(({ id, action, reason, createdAt, firstname, lastname }) => ({
      _id: id,
      actor: firstname ? `${firstname} ${lastname}` : 'A deleted account',
      action,
      reason,
      at: createdAt.toISOString(),
    })),
  };
}

/**
 * Approves or rejects a pending comic, and writes down who did it.
 * @throws DomainError `comic-not-found`, `already-reviewed`, `conflict` (it has changed since it was looked at)
 */
export async function decideOn(
  db: Database,
  media: MediaUrls,
  caller: Caller,
  { id, status, reason, version }: z.output<typeof decisionSchema>,
) {
  return db.transaction(async (tx) => {
    const before = await findComic(tx, id);
    if (!before) throw new DomainError('comic-not-found');
    if (!(await decide(tx, { id, status, reason, version, by: caller.userId })))
      throw new DomainError(before.status === 'pending' ? 'conflict' : 'already-reviewed');
    await recordDeed(tx, {
      actorId: caller.userId,
      action: status,
      subjectType: 'comic',
      subjectId: id,
      before: { status: before.status, version: before.version },
      after: { status },
      reason: reason || undefined,
    });
    const { comic, creator } = await getSubmission(tx, id);
    const [pages, reviewer] = [await listPages(tx, [id]), await findReviewer(tx, id)];
    return presentReviewed(comic, presentComic(comic, pages, media), creator, reviewer);
  });
}

/**
 * Deletes a comic: an admin any that is decided, its creator any of theirs that is not in the library.
 * @throws DomainError `comic-not-found`, `conflict` (an admin decides about a pending one), `comic-in-library`
 */
export async function deleteComicAs(db: Database, caller: Caller, comicId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const comic = await getReadableComic(tx, caller, comicId);
    const isOwn = comic.ownerId === caller.userId;
    const from = isOwn ? (['pending', 'rejected'] as const) : (['approved', 'rejected'] as const);
    if (
      !(await removeComic(tx, comicId, caller.userType === 'admin' && isOwn ? [...from, 'approved'] : from))
    )
      throw new DomainError(isOwn ? 'comic-in-library' : 'conflict', {
        ...(!isOwn && { message: 'A pending comic is accepted or declined first.' }),
      });
    await recordDeed(tx, {
      actorId: caller.userId,
      action: 'deleted',
      subjectType: 'comic',
      subjectId: comicId,
      before: { title: comic.title, status: comic.status },
    });
  });
}

type Reader = Parameters<typeof findComic>[0];

async function getSubmission(db: Reader, comicId: string): Promise<{ comic: ComicRecord; creator: UserRow }> {
  const comic = await findComic(db, comicId);
  const creator = comic && (await findUser(db, comic.ownerId));
  if (!comic || !creator) throw new DomainError('comic-not-found');
  return { comic, creator };
}
