import { checkContent } from '@panelwise/content-check/check-content';
import { type ReviewPlace, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { isYoungGrade } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import type { decisionSchema } from '@panelwise/contracts/domain/review';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { changingSteps } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import { listAuditRecords, recordAudit } from '@panelwise/db/repositories/audit';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import {
  type ComicRecord,
  type ComicRow,
  findComic,
  listPages,
  listPanels,
} from '@panelwise/db/repositories/comics';
import { stateBefore, takeBackDecision } from '@panelwise/db/repositories/decisions';
import { acceptFirst, approve, decline } from '@panelwise/db/repositories/editions';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { listOpenReports, settleReports, showAgain } from '@panelwise/db/repositories/reports';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import { cancelRunsOfComic } from '@panelwise/db/repositories/runs';
import { findFirstAccept, findReviewer, removeComic } from '@panelwise/db/repositories/submissions';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { z } from 'zod';
import { mustBeFitToRead, readComicTexts } from '../../content/comic-texts.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { getReadableComic } from '../../policies/comic.ts';
import { mustMayShow } from '../../policies/consent.ts';
import { presentComic } from '../../presenters/comic.ts';
import { presentReviewed } from '../../presenters/submission.ts';
import { readComic } from '../comics/read-comic.ts';

/** Everything an admin sees of one comic, all of it of one version. @throws DomainError `comic-not-found` */
export async function readSubmission(db: Database, media: MediaUrls, comicId: string) {
  return db.transaction((tx) => readVersion(tx, media, comicId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readVersion(tx: Reader, media: MediaUrls, comicId: string) {
  const { comic, creator } = await getSubmission(tx, comicId);
  const {
    comic: presented,
    parts: _,
    readers: __,
    behind: ___,
    wordsWait: ____,
    ...content
  } = await readComic(tx, media, comic);
  const people = await readPeople(tx, comicId);
  const reports = await listOpenReports(tx, comicId);
  const entries = await listAuditRecords(tx, 'comic', comicId);
  const { findings, risk } = checkContent(await readComicTexts(tx, comic));
  return {
    ...content,
    content: { findings, risk },
    comic: presentReviewed(comic, presented, creator, people),
    reports: reports.map(({ id, reason, note, createdAt }) => ({
      _id: id,
      reason,
      note,
      at: createdAt.toISOString(),
    })),
    history: entries.map(({ id, action, reason, createdAt, firstname, lastname }) => ({
      _id: id,
      actor: firstname ? `${firstname} ${lastname}` : action === 'hidden' ? 'Readers' : 'A deleted account',
      action,
      reason,
      at: createdAt.toISOString(),
    })),
  };
}

/**
 * Approves or rejects a submission, or asks for changes, and writes down who did it. Approving makes an edition of exactly the version that
 * the admin has seen, once enough admins have accepted it; after a rejection readers keep the edition that they have. The creator finds a notice of it.
 * @throws DomainError `comic-not-found`, `consent-missing`, `not-submitted`, `already-reviewed`, `not-opened`, `conflict` (it has changed
 * since it was looked at), `second-admin-needed`, `still-working`, `place-not-found`, `content-refused`
 * @returns the comic, and whose it is
 */
export async function decideOn(
  db: Database,
  media: MediaUrls,
  caller: Caller,
  { id, status, reason, place, changes, version }: z.output<typeof decisionSchema>,
  reviewersForYoung: number,
) {
  return db.transaction(async (tx) => {
    const before = await lockComic(tx, id);
    if (!before) throw new DomainError('comic-not-found');
    mustBeSeen(before, status, version ?? before.openedVersions[caller.userId]);
    if (await hasOpenRun(tx, id, changingSteps)) throw new DomainError('still-working');
    const state = await stateBefore(tx, id);
    const declined =
      status === 'rejected' ? { reason: reason ?? '', place: place ?? changes?.[0] } : undefined;
    const asked = declined && changes;
    if (declined) {
      for (const named of [declined.place, ...(asked ?? [])]) if (named) await mustBePlace(tx, id, named);
      await decline(tx, id, caller.userId, declined.reason, declined.place, asked);
    } else {
      await mustMayShow(
        tx,
        before.ownerId,
        'The child who made this comic waits for a grown-up to say yes. Until then it cannot be let in.',
      );
      await mustBeFitToRead(tx, before);
      if (reviewersForYoung > 1 && isYoungGrade(before.grade) && !isSecondAccept(before, caller)) {
        await acceptFirst(tx, id, caller.userId);
        await recordAudit(tx, {
          actorId: caller.userId,
          action: 'accepted-first',
          subjectType: 'comic',
          subjectId: id,
          before: state,
          after: { status: 'pending' },
        });
        return {
          comic: await presentDecided(tx, media, id),
          ownerId: before.ownerId,
          isLibraryChanged: false,
        };
      }
      await approve(tx, [id], caller.userId);
    }
    await settleReports(tx, id);
    await insertNotice(tx, {
      userId: before.ownerId,
      comicId: id,
      kind: asked ? 'changes-asked' : declined ? 'declined' : 'accepted',
      ...declined,
    });
    await recordAudit(tx, {
      actorId: caller.userId,
      action: asked ? 'changes-asked' : status,
      subjectType: 'comic',
      subjectId: id,
      before: state,
      after: { status },
      reason: reason || undefined,
    });
    return {
      comic: await presentDecided(tx, media, id),
      ownerId: before.ownerId,
      isLibraryChanged: status === 'approved' || before.openReports > 0,
    };
  });
}

/**
 * An admin has looked at a reported comic and finds it fine: it is shown again, and what readers said counts no more.
 * @throws DomainError `comic-not-found`, `nothing-reported`
 */
export async function clearReportsOf(db: Database, media: MediaUrls, caller: Caller, id: string) {
  return db.transaction(async (tx) => {
    const comic = await lockComic(tx, id);
    if (!comic) throw new DomainError('comic-not-found');
    if (comic.openReports === 0) throw new DomainError('nothing-reported');
    const wasHidden = comic.hiddenAt !== null;
    await showAgain(tx, id);
    if (wasHidden) await insertNotice(tx, { userId: comic.ownerId, comicId: id, kind: 'shown-again' });
    await recordAudit(tx, {
      actorId: caller.userId,
      action: 'found-fine',
      subjectType: 'comic',
      subjectId: id,
      before: { openReports: comic.openReports, wasHidden },
      after: { openReports: 0 },
    });
    return { comic: await presentDecided(tx, media, id), ownerId: comic.ownerId };
  });
}

/**
 * Takes the caller's own decision back, as long as that is possible.
 * @throws DomainError `comic-not-found`, `conflict`
 * @returns the comic as it was, whose it is, and what had been decided
 */
export async function undoDecision(db: Database, media: MediaUrls, caller: Caller, id: string) {
  return db.transaction(async (tx) => {
    const comic = await lockComic(tx, id);
    if (!comic) throw new DomainError('comic-not-found');
    const isQuiet = !(await hasOpenRun(tx, id, changingSteps));
    const undone =
      isQuiet && (await takeBackDecision(tx, id, { by: caller.userId, withinMs: limits.decisionUndoMs }));
    if (!undone) throw new DomainError('conflict', { message: 'This decision can no longer be taken back.' });
    await recordAudit(tx, {
      actorId: caller.userId,
      action: 'taken-back',
      subjectType: 'comic',
      subjectId: id,
      before: { status: undone },
      after: { status: 'pending' },
    });
    return { comic: await presentDecided(tx, media, id), ownerId: comic.ownerId, undone };
  });
}

async function presentDecided(tx: Transaction, media: MediaUrls, id: string) {
  const { comic, creator } = await getSubmission(tx, id);
  const pages = await listPages(tx, [id]);
  return presentReviewed(comic, presentComic(comic, pages, media), creator, await readPeople(tx, id));
}

/** The admins who have it open, or have accepted it first. */
const readPeople = async (tx: Reader, comicId: string) => ({
  reviewer: await findReviewer(tx, comicId),
  firstAccept: await findFirstAccept(tx, comicId),
});

/** Another admin has accepted this very version before. @throws DomainError `second-admin-needed` where that was the caller */
function isSecondAccept(comic: ComicRow, caller: Caller): boolean {
  if (!comic.firstAcceptBy || comic.firstAcceptVersion !== comic.version) return false;
  if (comic.firstAcceptBy === caller.userId) throw new DomainError('second-admin-needed');
  return true;
}

/** A note is about something that the comic has. */
async function mustBePlace(tx: Transaction, comicId: string, { page, panel }: ReviewPlace): Promise<void> {
  const panels = await listPanels(tx, comicId);
  const isThere = panels.some((one) => one.pageNumber === page && (!panel || one.panelNumber === panel));
  if (!isThere) throw new DomainError('place-not-found');
}

/** Only a submission is decided on, and only the version of it that was looked at. What readers reported can be declined whatever it is. */
function mustBeSeen(comic: ComicRow, status: 'approved' | 'rejected', seen: number | undefined): void {
  const state = comic.openReports > 0 && status === 'rejected' ? 'in-review' : releaseStateOf(comic);
  if (state === 'draft') throw new DomainError('not-submitted');
  if (state !== 'in-review') throw new DomainError('already-reviewed');
  if (seen === undefined) throw new DomainError('not-opened');
  if (seen !== comic.version) throw new DomainError('conflict');
}

/**
 * Deletes a comic: an admin what is decided or in the library, its creator any of theirs that is not in the library.
 * What is being made for it is cancelled.
 * @throws DomainError `comic-not-found`, `comic-in-library`, `conflict` (a draft is its creator's alone, and a
 * submission is decided first)
 * @returns the ends of the cancelled runs, whose they are, and whether readers could see the comic
 */
export async function deleteComicAs(db: Database, caller: Caller, comicId: string) {
  return db.transaction(async (tx) => {
    await getReadableComic(tx, caller, comicId);
    // Runs are locked before the comic, as their ends are written.
    const events = await cancelRunsOfComic(tx, comicId);
    const comic = await lockComic(tx, comicId);
    if (!comic) throw new DomainError('comic-not-found');
    mustBeDeletable(comic, caller);
    await removeComic(tx, comicId);
    await recordAudit(tx, {
      actorId: caller.userId,
      action: 'deleted',
      subjectType: 'comic',
      subjectId: comicId,
      before: { title: comic.title, status: comic.status },
    });
    return { ownerId: comic.ownerId, events, wasLive: comic.publicEditionId !== null };
  });
}

function mustBeDeletable(comic: ComicRow, caller: Caller): void {
  const isOwn = comic.ownerId === caller.userId;
  const isLive = comic.publicEditionId !== null;
  if (caller.userType !== 'admin') {
    if (isLive) throw new DomainError('comic-in-library');
    return;
  }
  const state = releaseStateOf(comic);
  if (isOwn || isLive || state === 'approved' || comic.status === 'rejected') return;
  throw new DomainError('conflict', {
    message:
      state === 'draft'
        ? 'A draft is deleted by its creator only.'
        : 'A pending comic is accepted or declined first.',
  });
}

type Reader = Parameters<typeof findComic>[0];

async function getSubmission(db: Reader, comicId: string): Promise<{ comic: ComicRecord; creator: UserRow }> {
  const comic = await findComic(db, comicId);
  const creator = comic && (await findUser(db, comic.ownerId));
  if (!comic || !creator) throw new DomainError('comic-not-found');
  return { comic, creator };
}
