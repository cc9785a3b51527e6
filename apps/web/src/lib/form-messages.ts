import { z } from 'zod';

/** Sentences for what the contracts leave to zod: short, and about the field they stand under. */
function friendlyMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return 'Please choose one.';
  if (issue.input === undefined || issue.input === '') return 'Please fill this in.';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1 ? 'Please fill this in.' : `Use at least ${issue.minimum} characters.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Use at most ${issue.maximum} characters.`;
  return undefined;
}

/** Applies to every schema of this browser. The contracts' own messages come first. */
export function installFormMessages(): void {
  z.config({ customError: friendlyMessage });
}
