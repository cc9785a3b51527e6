import type { Provider } from '@panelwise/contracts/domain/provider';
import type { RunStatus } from '@panelwise/contracts/domain/run';
import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
  /** Since when a service that the work needs has been away: such tries are not counted, but their time is. */
  outageSince: at(),
  errorCode: text().$type<ErrorCode>(),
  errorMessage: text(),
  /** When this try began. */
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
    /** A run that has not ended by then is ended as failed, whatever it waits for. */
    deadlineAt: at(),
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
    event: jsonb().$type<StoredRunEvent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('run_events_seq').on(t.runId, t.seq)],
);

export const providerCallStatuses = ['new', 'sent', 'accepted', 'succeeded', 'failed'] as const;
export type ProviderCallStatus = (typeof providerCallStatuses)[number];

/**
 * The ledger of paid calls: one row per thing to buy. `stepKey` is sha256 over inputs, model and version, so the same
 * thing is bought once, whoever asks for it. What was bought is JSON in `result`, or lies in the object store.
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
    /** Number of the newest sending. */
    fence: integer().notNull().default(0),
    result: jsonb(),
    objectKey: text(),
    /** sha256 of the object's bytes, as hex. */
    objectHash: text(),
    errorCode: text().$type<ErrorCode>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_calls_step').on(t.stepKey),
    index('provider_calls_objects').on(t.createdAt).where(sql`${t.objectKey} is not null`),
  ],
);

/** The runs that have asked for a call. While one of them is unfinished, the call is waited for. */
export const providerCallOrders = pgTable(
  'provider_call_orders',
  {
    callId: uuid()
      .notNull()
      .references(() => providerCalls.id, { onDelete: 'cascade' }),
    runId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.callId, t.runId] }), index('provider_call_orders_run').on(t.runId)],
);

/** What became of a sending: `unusable` came and was paid for, and could not be used; `lost` was never heard of again. */
export const sendingOutcomes = ['succeeded', 'failed', 'unusable', 'cancelled', 'lost'] as const;
export type SendingOutcome = (typeof sendingOutcomes)[number];

/**
 * Every request that was sent for a call, with what it cost. The row is committed before the request leaves, so that a
 * crash is never taken for "not sent".
 */
export const providerSendings = pgTable(
  'provider_sendings',
  {
    callId: uuid()
      .notNull()
      .references(() => providerCalls.id, { onDelete: 'cascade' }),
    fence: integer().notNull(),
    /** Who had it sent. */
    runId: uuid(),
    taskId: uuid(),
    sentAt: at().notNull(),
    /** The last sign of life of a request whose answer takes long. */
    heardAt: at().notNull(),
    finishedAt: at(),
    /** The provider's name of the work. */
    externalId: text(),
    /** Where the provider puts what it makes, made before the request left: there it is found when its id was lost. */
    place: text(),
    /** When what was left in that place was deleted at the provider. */
    placeClosedAt: at(),
    outcome: text().$type<SendingOutcome>(),
    errorCode: text().$type<ErrorCode>(),
    /** It may have been billed, and nothing was got for it. */
    inDoubt: boolean().notNull().default(false),
    tokensIn: integer(),
    tokensOut: integer(),
    costMicroUsd: bigint({ mode: 'number' }),
    ms: bigint({ mode: 'number' }).generatedAlwaysAs(
      sql`(extract(epoch from finished_at - sent_at) * 1000)::bigint`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.callId, t.fence] }),
    index('provider_sendings_run').on(t.runId),
    // What a day has cost is summed up before each request.
    index('provider_sendings_day').on(t.sentAt),
    index('provider_sendings_places')
      .on(t.place)
      .where(sql`${t.place} is not null and ${t.placeClosedAt} is null`),
  ],
);

/** Providers that are not to be asked just now. No row: open. */
export const providerGates = pgTable('provider_gates', {
  provider: text().primaryKey(),
  closedUntil: at().notNull(),
  /** Until when one request tries whether the provider is back, while the others wait. */
  tryingUntil: at(),
});

/** Providers that an operator has switched off, or on again. No row: on. */
export const providerSwitches = pgTable(
  'provider_switches',
  {
    id: id(),
    provider: text().$type<Provider>().notNull(),
    isOff: boolean().notNull(),
    reason: text().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [uniqueIndex('provider_switches_provider').on(t.provider)],
);

/** Each panel that was drawn for an account, or tried to be: what a day allows is counted here, whatever is deleted. */
export const panelDraws = pgTable(
  'panel_draws',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('panel_draws_owner').on(t.ownerId, t.createdAt), index('panel_draws_day').on(t.createdAt)],
);
