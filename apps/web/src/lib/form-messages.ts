import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** Sentences for what the contracts leave to zod: short, and about the field they stand under. */
function friendlyMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return t`Please choose one.`;
  if (issue.input === undefined || issue.input === '') return t`Please fill this in.`;
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const fewest = Number(issue.minimum);
    return fewest <= 1 ? t`Please fill this in.` : t`Use at least ${fewest} characters.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const most = Number(issue.maximum);
    return t`Use at most ${most} characters.`;
  }
  return undefined;
}

/**
 * Applies to every schema of this browser; who shows what a schema says calls it, so that screens without a form load no
 * schemas. The contracts' own messages come first.
 */
export function installFormMessages(): void {
  z.config({ customError: friendlyMessage });
}
