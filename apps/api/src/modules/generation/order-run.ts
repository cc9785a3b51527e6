import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepInput, StepName, StepOutput } from '@panelwise/contracts/steps/registry';
import { holdAccount } from '@panelwise/db/repositories/budgets';
import { findRunByKey } from '@panelwise/db/repositories/run-lookups';
import { deleteRun, type RunRow, startRun } from '@panelwise/db/repositories/runs';
import { announce } from '@panelwise/queue/announce';
import type { JobQueue } from '@panelwise/queue/port';
import type { FastifyBaseLogger } from 'fastify';
import { type AnswerCache, createAnswerCache } from '../../cache/answer-cache.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { mustHaveBudget } from './must-have-budget.ts';
import { type Prepare, prepares } from './prepare.ts';

type Request<S extends StepName> = {
  step: S;
  input: StepInput<S>;
  caller: Caller;
  idempotencyKey: string | undefined;
  log: FastifyBaseLogger;
};

const pings = new WeakMap<JobQueue, AnswerCache<true>>();

/** Asks the queue whether it is there, at most twice a second however many requests come. @throws DomainError `unavailable` */
async function checkQueue(queue: JobQueue): Promise<void> {
  const cached = pings.get(queue) ?? createAnswerCache<true>(500, 1);
  pings.set(queue, cached);
  await cached('ping', () => queue.ping().then(() => true));
}

/**
 * Orders a run for a request, or joins the one that is going on, or finds the answer there already.
 * @throws DomainError that says why not; no run has been ordered then.
 */
export async function orderRun<S extends StepName>(
  deps: Deps,
  request: Request<S>,
): Promise<{ run: RunRow } | { answer: StepOutput<S> }> {
  const { step, caller, idempotencyKey, input } = request;
  const { db } = deps.database;
  // A repeated request gets its run again, even where the first one has changed what is there by now.
  const repeated = idempotencyKey ? await findRunByKey(db, caller.userId, idempotencyKey) : undefined;
  if (repeated) {
    if (repeated.step !== step)
      throw new DomainError('conflict', { message: 'This Idempotency-Key was used for another call.' });
    return { run: repeated };
  }
  const prepare = prepares[step] as Prepare<S>;
  const context = { media: deps.media.heldBy(sessionHolder(caller.sessionId)), caller };
  const prepared = await prepare({ ...context, db }, input);
  if ('answer' in prepared) return prepared;
  // Without a queue nobody would begin: better to refuse now than to leave a row behind.
  await checkQueue(deps.queue);
  const order = { step, ownerId: caller.userId, idempotencyKey, ...prepared.order };
  const started = await db.transaction(async (tx) => {
    await holdAccount(tx, caller.userId);
    const found = await startRun(tx, order);
    if (!found.created) return found;
    await mustHaveBudget(tx, deps.env, found.run);
    // The same run may have been ordered, done and ended since the first look. From here on nobody else can begin it, so
    // what was not there now is still to be made.
    const again = await prepare({ ...context, db: tx }, input);
    if (!('answer' in again)) return found;
    await deleteRun(tx, found.run.id);
    return again;
  });
  if ('answer' in started) return started;
  const { run, created, event } = started;
  // Ties the number of the request to that of the run, which everything that is done for it names.
  request.log.info({ runId: run.id, step }, created ? 'run ordered' : 'run joined');
  if (created) {
    const wakes = [{ lane: run.lane, wake: { runId: run.id } }];
    await announce({ ...deps, log: request.log }, run.ownerId, { events: [event], wakes });
  } else if (step === 'generate-comic' && !isDeepStrictEqual(run.input, order.input)) {
    throw new DomainError('conflict', {
      message: 'This comic is being drawn. Wait for the pages, or cancel, before you draw it differently.',
    });
  }
  return { run };
}
