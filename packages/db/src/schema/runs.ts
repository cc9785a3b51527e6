import type { RunStatus } from '@panelwise/contracts/domain/run';
import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';
import { comics, series } from './comics.ts';

/**
 * What runs and tasks have in common: a status that only moves by conditional updates, a lease that says
 * who works on it until when, and a fence that grows with every lease so that a late result of an older
 * one is thrown away.
 */
const work = () => ({
  status: text().$type<RunStatus>().notNull().default('queued'),
  attempt: integer().notNull().default(0),
  fence: integer().notNull().default(0),
  /** Leases that ran out: the worker died, or was cut off. Work that ends its worker every time must not go on for ever. */
  crashes: integer().notNull().default(0),
  leaseUntil: at(),
  /** Not before this moment: backoff and Retry-After. */
  availableAt: at().notNull().defaultNow(),
  /** When the queue was last told; the sweep tells it again when nothing came of it. */
  wokenAt: at(),
  errorCode: text().$type<ErrorCode>(),
  errorMessage: text(),
  startedAt: at(),
  finishedAt: at(),
  createdAt: createdAt(),
});

const unfinished = (status: unknown) => sql`${status} in ('queued', 'running')`;

/** Lanes in which no worker begins new work, as an operator wishes. What is going on goes on. */
export const pausedLanes = pgTable('paused_lanes', {
  lane: text().$type<Lane>().primaryKey(),
  pausedBy: uuid(),
  createdAt: createdAt(),
});

/** One asked-for step. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    step: text().$type<StepName>().notNull(),
    lane: text().$type<Lane>().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    comicId: uuid().references(() => comics.id, { onDelete: 'cascade' }),
    seriesId: uuid().references(() => series.id, { onDelete: 'cascade' }),
    /** The run that asked for this one: refine-prompt asks for the scripts of its parts. */
    parentId: uuid(),
    input: jsonb().notNull(),
    result: jsonb(),
    percent: doublePrecision().notNull().default(0),
    /** Number of the last event. */
    seq: integer().notNull().default(0),
    idempotencyKey: text(),
    /** Equal while one run of the same thing is going on: a second click joins it. */
    activeKey: text(),
    ...work(),
  },
  (t) => [
    uniqueIndex('runs_idempotency').on(t.ownerId, t.idempotencyKey),
    uniqueIndex('runs_active').on(t.activeKey).where(unfinished(t.status)),
    index('runs_unfinished').on(t.lane, t.availableAt).where(unfinished(t.status)),
    index('runs_comic').on(t.comicId, t.createdAt),
    index('runs_owner').on(t.ownerId, t.createdAt),
    index('runs_parent').on(t.parentId),
  ],
);

export const taskKinds = ['panel', 'page'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A part of a run that can be done beside the others. A page waits in `blocked` until its panels are there. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    kind: text().$type<TaskKind>().notNull(),
    lane: text().$type<Lane>().notNull(),
    pageNumber: integer().notNull(),
    panelNumber: integer().notNull().default(0),
    ...work(),
    status: text().$type<RunStatus | 'blocked'>().notNull().default('queued'),
  },
  (t) => [
    uniqueIndex('tasks_place').on(t.runId, t.kind, t.pageNumber, t.panelNumber),
    index('tasks_unfinished').on(t.lane, t.availableAt).where(unfinished(t.status)),
  ],
);

/** Append-only history of a run: what every screen, log and test reads. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    event: jsonb().$type<RunEvent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('run_events_seq').on(t.runId, t.seq)],
);

export const providerCallStatuses = ['new', 'sent', 'accepted', 'succeeded', 'failed'] as const;
export type ProviderCallStatus = (typeof providerCallStatuses)[number];

/**
 * The ledger of paid calls. `stepKey` is sha256 over inputs, model and version, so the same thing is bought
 * once; `sentAt` is committed before the request leaves, so that a crash is never taken for "not sent".
 */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: id(),
    stepKey: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    kind: text().notNull(),
    status: text().$type<ProviderCallStatus>().notNull().default('new'),
    runId: uuid(),
    taskId: uuid(),
    externalId: text(),
    fence: integer().notNull().default(0),
    sentAt: at(),
    finishedAt: at(),
    result: jsonb(),
    errorCode: text().$type<ErrorCode>(),
    possibleDoubleBill: integer().notNull().default(0),
    tokensIn: integer(),
    tokensOut: integer(),
    costMicroUsd: bigint({ mode: 'number' }),
    ms: integer(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('provider_calls_step').on(t.stepKey), index('provider_calls_run').on(t.runId)],
);
