import { type Addressee, letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

/** The mail to somebody whose account is entered with a device that it was never entered with. */
export const newDeviceMail = (to: Addressee, device: string, at: Date): Mail => ({
  to: to.email,
  ...letter(to, (texts) => texts.newDevice({ device, at })),
});

/** The mail to somebody whose password has just become another one. */
export const newPasswordMail = (to: Addressee, at: Date): Mail => ({
  to: to.email,
  ...letter(to, (texts) => texts.newPassword({ at })),
});

/** The mail to an admin whose account has a passkey more, or one less. */
export const passkeyMail = (to: Addressee, what: 'added' | 'taken away', at: Date): Mail => ({
  to: to.email,
  ...letter(to, (texts) => (what === 'added' ? texts.passkeyAdded({ at }) : texts.passkeyTakenAway({ at }))),
});
