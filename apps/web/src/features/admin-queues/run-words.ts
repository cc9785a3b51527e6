import { type ErrorCode, errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { OperatorRun } from '@panelwise/contracts/http/admin';
import { steps } from '@panelwise/contracts/steps/registry';

/** What a step does, in the words of its contract. */
export function stepText(step: string): string {
  return step in steps ? steps[step as keyof typeof steps].summary : step;
}

/** Why a run failed, in a sentence; undefined for one that did not. */
export function failureText({ status, message, errorCode }: OperatorRun): string | undefined {
  if (status !== 'failed') return undefined;
  const known =
    errorCode && errorCode in errorCatalog ? errorCatalog[errorCode as ErrorCode].message : undefined;
  return message || known || 'Something went wrong';
}

/** How long a run took, or has taken up to now (`now` in ms): '0.8 s', '42 s', '3 min 5 s', '2 h 4 min'. */
export function durationText({ createdAt, finishedAt }: OperatorRun, now: number): string {
  const end = finishedAt ? Date.parse(finishedAt) : now;
  const seconds = Math.max(0, end - Date.parse(createdAt)) / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
}
