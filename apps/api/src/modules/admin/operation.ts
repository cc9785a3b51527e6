import { microUsdPerCent } from '@panelwise/contracts/domain/budget';
import * as contract from '@panelwise/contracts/http/admin';
import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import {
  countLaneWork,
  listAllRuns,
  listPausedLanes,
  type OperatorRunRow,
  setLanePaused,
} from '@panelwise/db/repositories/operation';
import {
  listProviders,
  type ProviderState,
  switchProvider,
} from '@panelwise/db/repositories/provider-switches';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, pageFields } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';

/** What an operator sees and does: the lanes, the providers, and the runs with why they failed. A run is retried by its own call. */
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
    const [states, providers, { rows, total }] = await Promise.all([
      readLanes(),
      listProviders(db),
      listAllRuns(db, query),
    ]);
    return ok('Queues', {
      lanes: states,
      providers: providers.map(presentProvider),
      runs: rows.map(presentOperatorRun),
      ...pageFields(query, total),
    });
  });

  registerForUsers(app, contract.pauseLane, async ({ params, body, caller }) => {
    await setLanePaused(db, params.lane, body.paused, caller.userId);
    const lane = (await readLanes()).find((one) => one.lane === params.lane)!;
    return ok(body.paused ? 'Paused. What is being worked on is finished.' : 'Going on.', { lane });
  });

  registerForUsers(app, contract.switchProvider, async ({ params, body, caller }) => {
    const { on, reason } = body;
    await switchProvider(db, { provider: params.provider, isOff: !on, reason, actorId: caller.userId });
    const provider = (await listProviders(db)).find((one) => one.provider === params.provider)!;
    return ok(on ? 'Switched on.' : 'Switched off. What is under way is finished.', {
      provider: presentProvider(provider),
    });
  });
}

function presentProvider({ provider, isOff, reason, calls, microUsd }: ProviderState) {
  return { provider, on: !isOff, reason, calls, cents: microUsd / microUsdPerCent };
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
