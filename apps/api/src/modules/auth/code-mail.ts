import { limits } from '@panelwise/contracts/domain/limits';
import { type Addressee, letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

type Registered = Omit<Addressee, 'firstname'> & { username: string };
const minutes = limits.otpTtlMs / 60_000;

/**
 * The mail with a sign-up code. It names the username, so that nobody proves a stranger's sign-up by mistake, and greets
 * nobody by the name that was typed: whoever typed it may not be who reads this.
 */
export const signUpMail = ({ email, username, language }: Registered, code: string): Mail => ({
  to: email,
  ...letter({ language }, (texts) => texts.signUp({ code, minutes, username })),
});

/** The mail to somebody who has an account, when their e-mail is used to sign up. */
export const haveAccountMail = (to: Addressee): Mail => ({
  to: to.email,
  ...letter(to, (texts) => texts.haveAccount()),
});

/** The mail to an e-mail that was used to sign up more than once, when a code is asked for again. */
export const severalSignUpsMail = ({ email, language }: Omit<Addressee, 'firstname'>): Mail => ({
  to: email,
  ...letter({ language }, (texts) => texts.severalSignUps()),
});

/** The mail with a code for a new password. */
export const resetMail = (to: Addressee, code: string): Mail => ({
  to: to.email,
  ...letter(to, (texts) => texts.resetPassword({ code, minutes })),
});
