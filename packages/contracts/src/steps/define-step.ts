import type { z } from 'zod';

/** A lane is a resource budget, not a topic: model calls, pictures, page and PDF composition. */
export const lanes = ['text', 'image', 'render'] as const;
export type Lane = (typeof lanes)[number];

/**
 * One step of the pipeline, declared once: the API registers its path, the runner parses its input and
 * output and knows its lane, tries and times; the worker must have a handler for it or does not compile.
 */
export type StepDefinition<In extends z.ZodType = z.ZodType, Out extends z.ZodObject = z.ZodObject> = {
  lane: Lane;
  /** HTTP path below /api that starts the step. */
  path: string;
  summary: string;
  /** Shown when the step has succeeded. */
  doneMessage: string;
  /** Shown when it fails without a better reason. */
  failMessage: string;
  input: In;
  output: Out;
  attempts: number;
  /** Pause before the second try, in ms; doubles from try to try, and a Retry-After overrides it. */
  backoffMs: number;
  /** A try that takes longer is stopped, in ms. */
  timeoutMs: number;
  /** A run that has not ended this long after it was ordered or retried has failed, in ms; `defaultDeadlineMs` without it. */
  deadlineMs?: number;
};

/** Longer than any outage is waited for. */
export const defaultDeadlineMs = 3 * 3_600_000;

/** Keeps the literal types of a step declaration. */
export function defineStep<In extends z.ZodType, Out extends z.ZodObject>(
  step: StepDefinition<In, Out>,
): StepDefinition<In, Out> {
  return step;
}
