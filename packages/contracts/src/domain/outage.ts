import type { ErrorCode } from '../errors/catalog.ts';
import type { Lane } from '../steps/define-step.ts';

/** The errors that say that a service is away, rather than that it refuses the work. */
const outageCodes: readonly ErrorCode[] = [
  'provider-busy',
  'provider-failed',
  'provider-timeout',
  'unavailable',
];

export function isOutageCode(code: ErrorCode): boolean {
  return outageCodes.includes(code);
}

/** The errors that say that we do not ask a service now: work waits for as long as that takes, and does not fail. */
const heldCodes: readonly ErrorCode[] = ['budget-used', 'switched-off'];

export function isHeldCode(code: ErrorCode): boolean {
  return heldCodes.includes(code);
}

/** What people read while a run waits for a service that is away. */
export function describeWaiting(code: ErrorCode, lane: Lane): string {
  return `Waiting for ${serviceOf(code, lane)}. This goes on by itself as soon as it is back.`;
}

/** What people read when it did not come back in time. */
export function describeOutage(code: ErrorCode, lane: Lane): string {
  return `We waited an hour for ${serviceOf(code, lane)}, and it did not come back. Please try again later.`;
}

function serviceOf(code: ErrorCode, lane: Lane): string {
  if (code === 'unavailable') return 'the place where pictures are kept';
  return lane === 'text' ? 'the writing service' : 'the drawing service';
}
