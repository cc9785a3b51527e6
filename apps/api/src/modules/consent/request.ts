import type { AdultRelation } from '@panelwise/contracts/domain/consent';
import { consentStatement, consentTextVersion } from '@panelwise/contracts/domain/consent-texts';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  type ConsentRow,
  deleteConsentRequest,
  getConsentState,
  insertConsentRequest,
  noteNoticeSent,
} from '@panelwise/db/repositories/consents';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import { noticeMail, requestMail } from './consent-mail.ts';
import { linkTo, newToken } from './link-token.ts';

/**
 * Asks an adult for a child: with a link that confirms, or where a notice is enough, with one that objects. A notice counts
 * as soon as its mail was accepted for sending.
 * @throws DomainError `consent-not-needed`, `consent-given`, `consent-own-email`, `rate-limited`, `unavailable`
 */
export async function askAdult(
  deps: Deps,
  userId: string,
  asked: { adultEmail: string; relation: AdultRelation },
  host: string,
): Promise<UserRow> {
  const { db } = deps.database;
  const child = await findUser(db, userId);
  if (!child) throw new DomainError('unauthorized');
  const state = await getConsentState(db, child);
  if (state === 'none') throw new DomainError('consent-not-needed');
  if (state === 'given') throw new DomainError('consent-given');
  if (isSameInbox(asked.adultEmail, child.email)) throw new DomainError('consent-own-email');
  const kind = state === 'needed' ? 'verifiable' : 'notice';
  const { token, hash } = newToken();
  const address = linkTo(deps.env, host, token);
  const consent = await db.transaction((tx) =>
    insertConsentRequest(tx, {
      ...asked,
      childId: child.id,
      kind,
      statement: consentStatement(kind, child.firstname, asked.relation),
      textVersion: consentTextVersion,
      ...(kind === 'notice' ? { withdrawalTokenHash: hash } : { tokenHash: hash }),
    }),
  );
  if (!consent)
    throw new DomainError('rate-limited', {
      message: 'That is enough mails for today. Please ask again tomorrow.',
    });
  await send(deps, child, consent, address);
  return child;
}

async function send(deps: Deps, child: UserRow, consent: ConsentRow, address: string): Promise<void> {
  const { db } = deps.database;
  const { firstname, language } = child;
  const about = { ...consent, firstname, language, address };
  try {
    await deps.mailer.send(consent.kind === 'notice' ? noticeMail(about) : requestMail(about));
  } catch (cause) {
    await deleteConsentRequest(db, consent.id);
    throw new DomainError('unavailable', {
      message: 'We could not send the mail. Please try again in a moment.',
      cause,
    });
  }
  if (consent.kind !== 'notice') return;
  await noteNoticeSent(db, consent.id);
  await deps.bus.publish({ topic: 'consent-changed', userId: child.id });
}

/** Most mail servers put `name+anything@` into the inbox of `name@`. */
function isSameInbox(one: string, other: string): boolean {
  const inbox = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
  return inbox(one) === inbox(other);
}
