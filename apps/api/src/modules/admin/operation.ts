import * as contract from '@panelwise/contracts/http/admin';
import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import {
  countLaneWork,
  listAllRuns,
  listPausedLanes,
  type OperatorRunRow,
  setLanePaused,
} from '@panelwise/db/repositories/operation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, pageFields } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';

/** What an operator sees and does: the lanes, and the runs with why they failed. A run is retried by its own call. */
export function registerOperationRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  const readLanes = async () => {
    const [work, paused] = await Promise.all([countLaneWork(db), listPausedLanes(db)]);
    return lanes.map((lane: Lane) => ({
      lane,
      ...(work.get(lane) ?? { waiting: 0, active: 0, delayed: 0 }),
      paused: paused.has(lane),
    }));
  };

  registerForUsers(app, contract.getQueues, async ({ query }) => {
    const [states, { rows, total }] = await Promise.all([readLanes(), listAllRuns(db, query)]);
    return ok('Queues', { lanes: states, runs: rows.map(presentOperatorRun), ...pageFields(query, total) });
  });

  registerForUsers(app, contract.pauseLane, async ({ params, body, caller }) => {
    await setLanePaused(db, params.lane, body.paused, caller.userId);
    const lane = (await readLanes()).find((one) => one.lane === params.lane)!;
    return ok(body.paused ? 'Paused. What is being worked on is finished.' : 'Going on.', { lane });
  });
}

function presentOperatorRun({ id, errorMessage, createdAt, finishedAt, ...fields }: OperatorRunRow) {
  return {
    _id: id,
    ...fields,
    message: errorMessage,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
