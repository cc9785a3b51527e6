import { z } from 'zod';
import { runSnapshotSchema } from '../domain/run.ts';
import { runEventSchema } from '../realtime/events.ts';
import { type StepName, steps } from '../steps/registry.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Runs';

export const getRun = endpoint({
  method: 'GET',
  path: '/user/runs/:id',
  auth: 'user',
  tag,
  summary: 'One run as it stands',
  params: idParams,
  response: envelope({ data: runSnapshotSchema }),
});

export const getRunEvents = endpoint({
  method: 'GET',
  path: '/user/runs/:id/events',
  auth: 'user',
  tag,
  summary: 'History of a run after an event number',
  params: idParams,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  response: envelope({ events: z.array(runEventSchema) }),
});

/**
 * At most 100, without their results, and with the panels of those that are going on and of the last drawing of the one
 * comic that was asked for; `getRun` has all of one.
 */
export const listRuns = endpoint({
  method: 'GET',
  path: '/user/runs',
  auth: 'user',
  tag,
  summary: 'The newest runs of the creator, or of one comic',
  query: z.object({ comicId: z.uuid().optional(), active: z.enum(['true', 'false']).optional() }),
  response: envelope({ runs: z.array(runSnapshotSchema) }),
});

export const cancelRun = endpoint({
  method: 'POST',
  path: '/user/runs/:id/cancel',
  auth: 'user',
  tag,
  summary: 'Stop a run; finished pages are kept',
  params: idParams,
  response: envelope({ data: runSnapshotSchema }),
});

export const retryRun = endpoint({
  method: 'POST',
  path: '/user/runs/:id/retry',
  auth: 'user',
  tag,
  summary: 'Run again what failed, and only that',
  params: idParams,
  response: envelope({ data: runSnapshotSchema }),
});

/** The answer to `Prefer: respond-async`, and to a wait that took too long. */
export const acceptedSchema = envelope({ data: z.object({ runId: z.uuid(), status: z.string() }) });

/** The call that starts a step. The answer has the step's own fields, or is a 202 with the run to follow. */
export function stepEndpoint<S extends StepName>(name: S) {
  const step = steps[name];
  return endpoint({
    method: 'POST',
    path: step.path,
    auth: 'user',
    tag: 'Generation',
    summary: step.summary,
    body: step.input as (typeof steps)[S]['input'],
    response: z.union([envelope(step.output.shape as (typeof steps)[S]['output']['shape']), acceptedSchema]),
  });
}
