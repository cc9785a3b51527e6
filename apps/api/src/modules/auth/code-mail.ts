import { limits } from '@panelwise/contracts/domain/limits';
import type { Mail } from '../../mail/mailer.ts';

type Addressee = { email: string; firstname: string };

/** The mail with a sign-up code. */
export const signUpMail = (to: Addressee, code: string) =>
  codeMail(
    to,
    code,
    'welcome to Panelwise. Your code is',
    'If it was not you who signed up, just ignore this mail.',
  );

/** The mail with a code for a new password. */
export const resetMail = (to: Addressee, code: string) =>
  codeMail(
    to,
    code,
    'somebody asked for a new password for your account. The code for it is',
    'If it was not you, just ignore this mail: your password stays as it is.',
  );

/** The code is in the subject too, to be read in a notification. */
function codeMail(to: Addressee, code: string, why: string, otherwise: string): Mail {
  return {
    to: to.email,
    subject: `${code} is your Panelwise code`,
    text: [
      `Hello ${to.firstname},`,
      '',
      why,
      '',
      `    ${code}`,
      '',
      `It is good for ${limits.otpTtlMs / 60_000} minutes and works once.`,
      otherwise,
      '',
      'Have fun making comics!',
      'Panelwise',
    ].join('\n'),
  };
}
