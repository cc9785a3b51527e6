import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/admin';
import { findComic } from '@panelwise/db/repositories/comics';
import {
  claim,
  countSubmissions,
  listSubmissions,
  noteOpened,
  release,
} from '@panelwise/db/repositories/submissions';
import { listUsers } from '@panelwise/db/repositories/users';
import { announce } from '@panelwise/queue/announce';
import type { FastifyInstance } from 'fastify';
import { createAnswerCache } from '../../cache/answer-cache.ts';
import type { Deps } from '../../deps.ts';
import { ok, pageFields } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { presentReviewer, presentSubmission } from '../../presenters/submission.ts';
import { registerOperationRoutes } from './operation.ts';
import { sendDueMails } from './send-due-mails.ts';
import { clearReportsOf, decideOn, deleteComicAs, readSubmission, undoDecision } from './submissions.ts';

/** The tiles of a large collection may be this old. */
const countsFreshMs = 500;

export function registerAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { bus } = deps;
  const mediaOf = (caller: Caller) => deps.media.heldBy(sessionHolder(caller.sessionId));
  const { db } = deps.database;
  const counts = createAnswerCache<SubmissionCounts>(countsFreshMs, 1);
  const changed = () => bus.publish({ topic: 'submissions-changed' });
  const libraryChanged = (comicId: string) => bus.publish({ topic: 'library-changed', comicId });
  /** A decision was made or taken back. */
  const decided = (comicId: string, ownerId: string, isLibraryChanged: boolean) =>
    Promise.all([
      changed(),
      isLibraryChanged && libraryChanged(comicId),
      bus.publish({ topic: 'notices-changed', userId: ownerId }),
    ]);
  sendDueMails(app, deps);

  registerForUsers(app, contract.getSubmissions, async ({ query, caller }) => {
    const media = mediaOf(caller);
    const [{ rows, total }, all] = await Promise.all([
      listSubmissions(db, query),
      counts('all', () => countSubmissions(db)),
    ]);
    return ok('Submissions', {
      comics: rows.map((row) => presentSubmission(row, media)),
      counts: all,
      ...pageFields(query, total ?? all[query.status ?? 'total']),
    });
  });

  registerForUsers(app, contract.getSubmission, async ({ params, query, caller }) => {
    const seen = await readSubmission(db, mediaOf(caller), params.id);
    if (!query.ahead) await noteOpened(db, params.id, caller.userId, seen.comic.version);
    return ok('Comic', seen);
  });

  registerForUsers(app, contract.decideSubmission, async ({ body, caller }) => {
    const { comic, ownerId, isLibraryChanged } = await decideOn(
      db,
      mediaOf(caller),
      caller,
      body,
      deps.env.REVIEWERS_FOR_YOUNG,
    );
    await decided(body.id, ownerId, isLibraryChanged);
    const words = { approved: 'Approved.', rejected: 'Rejected.', pending: 'A second admin is needed.' };
    return ok(comic.changesAsked ? 'Changes asked.' : words[comic.status], { comic });
  });

  registerForUsers(app, contract.undoDecision, async ({ params, caller }) => {
    const { comic, ownerId } = await undoDecision(db, mediaOf(caller), caller, params.id);
    // A comic that was declined for what readers reported had been in the library.
    await decided(params.id, ownerId, true);
    return ok('Taken back.', { comic });
  });

  registerForUsers(app, contract.clearReports, async ({ params, caller }) => {
    const { comic, ownerId } = await clearReportsOf(db, mediaOf(caller), caller, params.id);
    await decided(params.id, ownerId, true);
    return ok('It is fine.', { comic });
  });

  registerForUsers(app, contract.claimSubmission, async ({ params, caller }) => {
    if (!(await findComic(db, params.id))) throw new DomainError('comic-not-found');
    const reviewing = presentReviewer(await claim(db, params.id, caller.userId));
    if (!reviewing) throw new DomainError('conflict');
    await changed();
    return ok('Reviewing.', { reviewing });
  });

  registerForUsers(app, contract.releaseSubmission, async ({ params, caller }) => {
    if (!(await findComic(db, params.id))) throw new DomainError('comic-not-found');
    await release(db, params.id, caller.userId);
    await changed();
    return ok('Released.');
  });

  registerForUsers(app, contract.deleteComic, async ({ body, caller, request }) => {
    const { ownerId, events, wasLive } = await deleteComicAs(db, caller, body.id);
    await Promise.all([
      changed(),
      wasLive && libraryChanged(body.id),
      announce({ ...deps, log: request.log }, ownerId, { events }),
      ...events.map(({ runId }) => bus.publish({ topic: 'cancel', runId })),
    ]);
    return ok('Comic deleted.');
  });

  registerForUsers(app, contract.getUsers, async ({ query }) => {
    const { rows, total } = await listUsers(db, query);
    return ok('Users', {
      success: true as const,
      data: rows.map(({ id, firstname, lastname, username, email, userType, createdAt }) => ({
        _id: id,
        firstname,
        lastname,
        username,
        email,
        userType,
        createdAt: createdAt.toISOString(),
      })),
      ...pageFields(query, total),
    });
  });

  registerOperationRoutes(app, deps);
}
