import type { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import type { ProviderCallOrder, Usage } from '@panelwise/db/repositories/provider-calls';
import type { BoughtExtension } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import type { ProviderMetrics } from '../metrics/provider-metrics.ts';

export type LedgerDeps = {
  db: Database;
  /** Asked before each request leaves: nothing of a child's run does. */
  mayLeave(runId: string): Promise<boolean>;
  /**
   * Asked before each request that is paid for, and before what its ledger row announces.
   * @throws DomainError `switched-off` or `budget-used` while nothing is to be bought
   */
  mustMayBuy(order: ProviderCallOrder): Promise<void>;
  /** Where bought pictures are kept. */
  store: ObjectStore;
  /** Monotonic ms; only for telling how long this process stood still. */
  clock?: () => number;
  log?: LedgerLog;
  metrics?: ProviderMetrics | undefined;
};

export type LedgerLog = { warn(fields: Record<string, unknown>, message: string): void };

export type PaidCallOrder = ProviderCallOrder & {
  /**
   * Stops the waiting. The work itself goes on at the provider and is taken up later, unless the run has been cancelled
   * and nobody else waits for it: then it is stopped there too.
   */
  signal: AbortSignal;
};

/** A picture as it came, checked: it decodes to its last byte. */
export type Goods = { bytes: Buffer; extension: BoughtExtension };

/** What the provider made of the work in the end. */
export type Outcome =
  /** JSON, which goes into the ledger. */
  | { result: unknown; usage?: Usage }
  /**
   * Something to be fetched, which goes into our store; `hopeless` when the provider has nothing that can be used.
   * @throws DomainError when it may still be got: by a later try, or after a change of the configuration
   */
  | { fetch(signal: AbortSignal): Promise<Goods | { hopeless: DomainError }>; usage?: Usage }
  /** `cancelled` when the work was stopped at the provider. `inDoubt`: it may have been billed all the same. */
  | { failure: DomainError; inDoubt?: boolean; usage?: Usage };

/** The reply to a request: the id of the work, its end when it has ended already, or both. */
export type Sent = { externalId?: string; outcome?: Outcome };

export type SendOrder = {
  /** Names this one sending; goes along with the request so that it can be recognised at the provider. */
  marker: string;
  /** Where the provider is to put what it makes. */
  place?: string | undefined;
  /** A sending before this one went to the same place and was never heard of again. */
  isAgain: boolean;
  /** To be called while a long answer is coming in. */
  alive(): void;
  signal: AbortSignal;
};

/** Runs a request, or refuses at once with `provider-busy` and the time to come back. */
export type ProviderGate = { run<T>(request: () => Promise<T>): Promise<T> };

/** One provider's way of doing one kind of work. Errors are DomainErrors. */
export type PaidEngine<T> = {
  gate: ProviderGate;
  /** How long after an announcement nobody may send again, in ms; longer than the longest silence of `send`. */
  graceMs: number;
  /**
   * Sends the request, starting at once.
   * @throws DomainError when it was certainly not accepted, ReplyLost when that is not known, StillAtIt when it was not
   * because the sending before it is under way.
   */
  send(order: SendOrder): Promise<Sent>;
  /**
   * Makes a place in which work will be found although its id was lost. Nothing is paid for it, and nothing of the order
   * is said. Undefined when the provider has none.
   */
  openPlace?(marker: string, signal: AbortSignal): Promise<string | undefined>;
  /** Deletes a place with everything in it, also one that is half deleted or gone. */
  closePlace?(place: string): Promise<void>;
  /** Looks for sent work by its markers, newest first, or in its place; `sentAt` bounds how far back. */
  adopt?(markers: string[], sentAt: Date, place: string | null): Promise<Sent | 'not-there'>;
  /** Waits for the end of accepted work. May be called by several processes at once. */
  resume?(externalId: string, signal: AbortSignal): Promise<Outcome>;
  /** Stops accepted work, within a second or two. Gives its end when the provider says at once how it ended. */
  cancel?(externalId: string): Promise<Outcome | undefined>;
  /** Turns what was bought into what the caller wants. `bytes` reads the picture from our store. */
  read(bought: { result: unknown; bytes(): Promise<Buffer> }): T | Promise<T>;
};
