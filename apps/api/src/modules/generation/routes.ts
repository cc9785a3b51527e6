import { isTerminal } from '@panelwise/contracts/domain/run';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { type StepInput, type StepName, stepNames, steps } from '@panelwise/contracts/steps/registry';
import type { Database } from '@panelwise/db/client';
import { findChildren } from '@panelwise/db/repositories/run-lookups';
import { findRun, findRunHead, type RunHead, type RunRow } from '@panelwise/db/repositories/runs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { orderRun } from './order-run.ts';
import { type Preference, readIdempotencyKey, readPreference } from './preference.ts';
import { refuseTooManyRuns } from './refuse-too-many-runs.ts';
import { presentRunResult } from './run-result.ts';
import { openRunWaits } from './run-waits.ts';

/** Registers the call of every step in the registry. What a new step checks before it is ordered stands in `prepare.ts`. */
export function registerGenerationRoutes(app: FastifyInstance, deps: Deps): void {
  const waits = openRunWaits(deps.bus);
  const closing = new AbortController();
  // Answers that wait are let go before the server stops listening; their runs go on.
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => waits.close());

  for (const step of stepNames) {
    registerForUsers(app, stepEndpoint(step), async ({ body, caller, request, reply }) => {
      await refuseTooManyRuns(deps, caller.userId);
      const ordered = await orderRun(deps, {
        step,
        input: body as StepInput<typeof step>,
        caller,
        idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
        log: request.log,
      });
      // Each step's answer fits its own contract, which parses it; over a loop the compiler cannot follow that.
      if ('answer' in ordered) return ok(steps[step].doneMessage, ordered.answer) as never;
      const preference = readPreference(request.headers.prefer);
      const signal = AbortSignal.any([closing.signal, whenGone(reply)]);
      return (await answerRun(ordered.run, { caller, preference, reply, signal })) as never;
    });
  }

  type Asked = { caller: Caller; preference: Preference; reply: FastifyReply; signal: AbortSignal };
  async function answerRun(run: RunRow, { caller, preference, reply, signal }: Asked) {
    const { db } = deps.database;
    const waitMs = preference.async ? 0 : preference.waitMs;
    const ended =
      waitMs > 0
        ? await waits.until(run.ownerId, () => findEnded(db, run.id), { waitMs, signal })
        : undefined;
    if (ended) return ok(steps[ended.step].doneMessage, await presentRunResult(deps, ended, caller));
    const now = (await findRun(db, run.id)) ?? run;
    reply.code(202).header('location', `/api/user/runs/${run.id}`);
    if (preference.async) reply.header('preference-applied', 'respond-async');
    return ok('This is being worked on.', { data: { runId: run.id, status: now.status } });
  }
}

/** Aborted when the caller hangs up before the answer. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * The run once it has ended well; a breakdown once the scripts that it asked for have ended too.
 * @throws DomainError with its error once it has failed or was cancelled
 */
async function findEnded(db: Database, runId: string): Promise<RunRow | undefined> {
  const run = await findRunHead(db, runId);
  if (!run || !isTerminal(run.status)) return undefined;
  if (run.status !== 'succeeded') throw toFailure(run);
  // A script that failed shows on its part; the breakdown itself is there.
  const children = run.step === 'refine-prompt' ? await findChildren(db, runId) : [];
  return children.every((child) => isTerminal(child.status)) ? findRun(db, runId) : undefined;
}

function toFailure(run: RunHead): DomainError {
  if (run.status === 'cancelled') return new DomainError('cancelled');
  const message =
    run.errorCode === 'internal' || !run.errorMessage ? failMessage(run.step) : run.errorMessage;
  return new DomainError(run.errorCode ?? 'internal', { message });
}

function failMessage(step: StepName): string {
  return steps[step].failMessage;
}
