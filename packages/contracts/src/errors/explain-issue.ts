import type { z } from 'zod';
import { anyField, fieldLabels } from './field-labels.ts';

/**
 * Turns what zod finds wrong into a sentence that a person can use. Give it to a parse as `error`, or to `z.config`
 * as `customError`; the sentences that a schema has of its own come first.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.findLast((part) => typeof part === 'string');
  if (field === undefined && issue.code === 'invalid_type') return 'Please fill in the form.';
  const { name, ask } = fieldLabels[String(field)] ?? anyField;
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') {
      const length = number(String(issue.input).length);
      return `${name} is too long: it has ${length} characters, and ${number(issue.maximum)} is the most.`;
    }
    if (issue.origin === 'array')
      return `${name} has too many entries: ${number(issue.maximum)} is the most.`;
    return `${name} has to be ${number(issue.maximum)} or less.`;
  }
  if (issue.code === 'too_small' && issue.input !== '' && Number(issue.minimum) > 1) {
    if (issue.origin === 'string')
      return `${name} is too short: use ${number(issue.minimum)} characters or more.`;
    if (issue.origin === 'array')
      return `${name} has too few entries: ${number(issue.minimum)} is the least.`;
  }
  if (issue.code === 'too_small' && typeof issue.input === 'number')
    return `${name} has to be ${number(issue.minimum)} or more.`;
  return ask;
}

function number(value: number | bigint): string {
  return value.toLocaleString('en-US');
}
