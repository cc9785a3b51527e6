import type { DomainError } from '@panelwise/contracts/errors/domain-error';

/**
 * A request left and what became of it is not known: the connection broke, time ran out, or the reply
 * cannot be read. The provider may have accepted and billed it, so it must be looked for, never repeated.
 */
export class ReplyLost extends Error {
  /** What the caller would have been told had the request certainly failed. */
  readonly reason: DomainError;

  constructor(reason: DomainError) {
    super(`Reply lost: ${reason.message}`, { cause: reason });
    this.name = 'ReplyLost';
    this.reason = reason;
  }
}
