import type { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import type { NewProviderCall, ProviderCallUsage } from '@panelwise/db/repositories/provider-calls';

export type LedgerDeps = {
  db: Database;
  /** Monotonic ms; only for telling how long this process stood still. */
  clock?: () => number;
  log?: LedgerLog;
};

export type LedgerLog = { warn(fields: Record<string, unknown>, message: string): void };

export type PaidCallOrder = NewProviderCall & {
  /**
   * Stops the waiting. The work itself goes on at the provider and is taken up later, unless the run has
   * been cancelled: then it is stopped there too.
   */
  signal: AbortSignal;
};

/** What the provider made of the work in the end. `result` is JSON and goes into the ledger. */
export type Outcome = { result: unknown; usage?: ProviderCallUsage } | { failure: DomainError };

/** The reply to a request: the id of the work, its end when it has ended already, or both. */
export type Sent = { externalId?: string; outcome?: Outcome };

export type SendOrder = {
  /** Names this one sending; goes along with the request so that it can be recognised in the provider's list. */
  marker: string;
  /** To be called while a long answer is coming in. */
  alive(): void;
};

/** One provider's way of doing one kind of work. Errors are DomainErrors. */
export type PaidEngine<T> = {
  /** How long after an announcement nobody may send again, in ms; longer than the longest silence of `send`. */
  graceMs: number;
  /**
   * Sends the request, starting at once.
   * @throws DomainError when it was certainly not accepted, ReplyLost when that is not known.
   */
  send(order: SendOrder): Promise<Sent>;
  /** Looks for sent work by its markers, newest first; `sentAt` bounds how far back. */
  adopt?(markers: string[], sentAt: Date): Promise<string | 'not-there'>;
  /** Waits for the end of accepted work. May be called by several processes at once. */
  resume?(externalId: string, signal: AbortSignal): Promise<Outcome>;
  /** Stops accepted work. Best effort, within a second or two. */
  cancel?(externalId: string): Promise<void>;
  /** Turns a stored result into what the caller wants. */
  read(result: unknown): T;
};
