import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/runs';
import { holdAccount } from '@panelwise/db/repositories/budgets';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { findSnapshot, listSnapshots } from '@panelwise/db/repositories/run-lookups';
import { cancelRun, retryRun } from '@panelwise/db/repositories/runs';
import { announce } from '@panelwise/queue/announce';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { getReadableRun } from '../../policies/run.ts';
import { presentEvent, presentSnapshot } from '../../presenters/run.ts';
import { mustHaveBudget } from '../generation/must-have-budget.ts';
import { refuseTooManyRuns } from '../generation/refuse-too-many-runs.ts';

export function registerRunRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const mediaOf = (caller: Caller) => deps.media.heldBy(sessionHolder(caller.sessionId));
  const readSnapshot = async (runId: string, caller: Caller): Promise<RunSnapshot> => {
    const snapshot = await findSnapshot(db, runId);
    if (!snapshot) throw new DomainError('run-not-found');
    return presentSnapshot(snapshot, mediaOf(caller));
  };

  registerForUsers(app, contract.getRun, async ({ params, caller }) => {
    await getReadableRun(db, caller, params.id);
    return ok('Run', { data: await readSnapshot(params.id, caller) });
  });

  registerForUsers(app, contract.getRunEvents, async ({ params, query, caller }) => {
    await getReadableRun(db, caller, params.id);
    const events = await listEvents(db, params.id, query.after);
    const media = mediaOf(caller);
    return ok('Events', { events: events.map((event) => presentEvent(event, media)) });
  });

  registerForUsers(app, contract.listRuns, async ({ query, caller }) => {
    const filter = { ownerId: caller.userId, comicId: query.comicId, activeOnly: query.active === 'true' };
    const snapshots = await listSnapshots(db, filter);
    const media = mediaOf(caller);
    return ok('Runs', { runs: snapshots.map((snapshot) => presentSnapshot(snapshot, media)) });
  });

  registerForUsers(app, contract.cancelRun, async ({ params, caller, request }) => {
    const { id, ownerId } = await getReadableRun(db, caller, params.id);
    const { events } = await cancelRun(db, id);
    await Promise.all([
      deps.bus.publish({ topic: 'cancel', runId: id }),
      announce({ ...deps, log: request.log }, ownerId, { events }),
    ]);
    return ok('Cancelled. Finished pages are kept.', { data: await readSnapshot(id, caller) });
  });

  registerForUsers(app, contract.retryRun, async ({ params, caller, request }) => {
    const { id, ownerId } = await getReadableRun(db, caller, params.id);
    await refuseTooManyRuns(deps, caller.userId);
    const { events, wakes } = await db.transaction(async (tx) => {
      await holdAccount(tx, ownerId);
      const retried = await retryRun(tx, id);
      await mustHaveBudget(tx, deps.env, retried.run);
      return retried;
    });
    await announce({ ...deps, log: request.log }, ownerId, { events, wakes });
    return ok('Trying again.', { data: await readSnapshot(id, caller) });
  });
}
