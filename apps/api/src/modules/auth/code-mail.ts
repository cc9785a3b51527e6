import { limits } from '@panelwise/contracts/domain/limits';
import type { Mail } from '../../mail/mailer.ts';

/** The mail with a sign-up code; the code is in the subject too, to be read in a notification. */
export function signUpMail(to: { email: string; firstname: string }, code: string): Mail {
  return {
    to: to.email,
    subject: `${code} is your Panelwise code`,
    text: [
      `Hello ${to.firstname},`,
      '',
      'welcome to Panelwise. Your code is',
      '',
      `    ${code}`,
      '',
      `It is good for ${limits.otpTtlMs / 60_000} minutes and works once.`,
      'If it was not you who signed up, just ignore this mail.',
      '',
      'Have fun making comics!',
      'Panelwise',
    ].join('\n'),
  };
}
