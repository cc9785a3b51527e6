import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

type Addressee = { email: string; firstname: string };
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const notYou = [
  'If it was not you, choose “Forgot password?” on the login page and set a new password: that logs everybody else out.',
];

/** The mail to somebody whose account is entered with a device that it was never entered with. */
export const newDeviceMail = (to: Addressee, device: string, at: Date): Mail => ({
  to: to.email,
  subject: 'A new device is logged in to your Panelwise account',
  text: letter([
    `Hello ${to.firstname},`,
    '',
    `on ${time.format(at)} UTC somebody logged in to your account with ${device}.`,
    'If it was you, there is nothing to do. Your profile shows where you are logged in.',
    '',
    ...notYou,
  ]),
});

/** The mail to somebody whose password has just become another one. */
export const newPasswordMail = (to: Addressee, at: Date): Mail => ({
  to: to.email,
  subject: 'Your Panelwise password was changed',
  text: letter([
    `Hello ${to.firstname},`,
    '',
    `on ${time.format(at)} UTC the password of your account was changed. If it was you, there is nothing to do.`,
    '',
    ...notYou,
  ]),
});

/** The mail to an admin whose account has a passkey more, or one less. */
export const passkeyMail = (to: Addressee, what: 'added' | 'taken away', at: Date): Mail => ({
  to: to.email,
  subject:
    what === 'added'
      ? 'A passkey was added to your Panelwise account'
      : 'A passkey of your Panelwise account was taken away',
  text: letter([
    `Hello ${to.firstname},`,
    '',
    what === 'added'
      ? `on ${time.format(at)} UTC a passkey was added to your account. If it was you, there is nothing to do.`
      : `on ${time.format(at)} UTC a passkey of your account was taken away. If it was you, there is nothing to do.`,
    '',
    ...notYou,
    'Then look at the passkeys in your profile, and take away what is not yours.',
  ]),
});
