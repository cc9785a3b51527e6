import { limits } from '@panelwise/contracts/domain/limits';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

type Addressee = { email: string; firstname: string };

/**
 * The mail with a sign-up code. It names the username, so that nobody proves a stranger's sign-up by mistake, and greets
 * nobody by the name that was typed: whoever typed it may not be who reads this.
 */
export const signUpMail = ({ email, username }: { email: string; username: string }, code: string) =>
  codeMail(
    { email },
    code,
    `welcome to Panelwise. The code for your account “${username}” is`,
    'If it was not you who signed up with this username, please do not enter the code: just ignore this mail.',
  );

/** The mail to somebody who has an account, when their e-mail is used to sign up. */
export const haveAccountMail = (to: Addressee): Mail => ({
  to: to.email,
  subject: 'You have a Panelwise account already',
  text: letter([
    `Hello ${to.firstname},`,
    '',
    'somebody just signed up with your email, but you have an account already. If it was you, please log in.',
    'If you do not know your password any more, choose “Forgot password?” there.',
    '',
    'If it was not you, just ignore this mail: your account stays as it is.',
  ]),
});

/** The mail to an e-mail that was used to sign up more than once, when a code is asked for again. */
export const severalSignUpsMail = (email: string): Mail => ({
  to: email,
  subject: 'Please log in to get your Panelwise code',
  text: letter([
    'Hello,',
    '',
    'somebody asked for a new code, and this email was used to sign up more than once. Please log in with the',
    'password that you chose: you then get the code for your own account.',
    '',
    'If it was not you, just ignore this mail.',
  ]),
});

/** The mail with a code for a new password. */
export const resetMail = (to: Addressee, code: string) =>
  codeMail(
    to,
    code,
    'somebody asked for a new password for your account. The code for it is',
    'If it was not you, just ignore this mail: your password stays as it is.',
  );

/** The code is in the subject too, to be read in a notification. */
function codeMail(
  to: { email: string; firstname?: string },
  code: string,
  why: string,
  otherwise: string,
): Mail {
  return {
    to: to.email,
    subject: `${code} is your Panelwise code`,
    text: letter([
      to.firstname ? `Hello ${to.firstname},` : 'Hello,',
      '',
      why,
      '',
      `    ${code}`,
      '',
      `It is good for ${limits.otpTtlMs / 60_000} minutes and works once.`,
      otherwise,
    ]),
  };
}
