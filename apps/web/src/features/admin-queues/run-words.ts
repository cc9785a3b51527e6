import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ErrorCode, errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { OperatorRun } from '@panelwise/contracts/http/admin';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { failText, stepWords } from '../../components/step-words/step-words.ts';
import { inOurWords } from '../../lib/our-words.ts';

const isStep = (step: string): step is StepName => Object.hasOwn(steps, step);

/** What a step does; one that is gone is called by its code. */
export const stepText = (step: string): string => (isStep(step) ? stepWords(step).summary : step);

/** Why a run failed, in a sentence; undefined for one that did not. */
export function failureText({ status, step, message, errorCode }: OperatorRun): string | undefined {
  if (status !== 'failed') return undefined;
  const known =
    errorCode && errorCode in errorCatalog ? errorCatalog[errorCode as ErrorCode].message : undefined;
  if (message && isStep(step)) return failText(step, message);
  const said = message || known;
  return said ? inOurWords(said) : t`Something went wrong`;
}

/** How long a run took, or has taken up to now (`now` in ms): '0.8 s', '42 s', '3 min 5 s', '2 h 4 min'. */
export function durationText({ createdAt, finishedAt }: OperatorRun, now: number): string {
  const end = finishedAt ? Date.parse(finishedAt) : now;
  const seconds = Math.max(0, end - Date.parse(createdAt)) / 1_000;
  if (seconds < 10) {
    const tenths = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const short = tenths.format(seconds);
    return t`${short} s`;
  }
  const whole = Math.round(seconds);
  if (whole < 60) return t`${whole} s`;
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  return hours === 0 ? t`${minutes} min ${rest} s` : t`${hours} h ${minutes} min`;
}
