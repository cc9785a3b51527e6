import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { ConsentLink } from '@panelwise/contracts/http/consent';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import * as consents from '@panelwise/db/repositories/consents';
import type { Deps } from '../../deps.ts';
import { sayClosed } from '../account/say-closed.ts';
import { receiptMail, withdrawnMail } from './consent-mail.ts';
import { hashToken, linkTo, newToken } from './link-token.ts';

/** What a link asks or can take back. @throws DomainError `consent-link-wrong`, `consent-link-used`, `consent-link-old` */
export async function readLink(deps: Deps, token: string): Promise<ConsentLink> {
  const { purpose, consent, child } = await getOpenLink(deps, token);
  const { kind, relation, statement, requestedAt, confirmedAt } = consent;
  return {
    purpose,
    kind,
    relation,
    statement,
    firstname: child.firstname,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}

/**
 * Keeps the receipt, and gives the token that takes it back; the receipt goes out by mail with it. That mail may fail: the
 * adult has the link before their eyes.
 * @throws DomainError `consent-link-wrong`, `consent-link-used`, `consent-link-old`
 */
export async function confirm(deps: Deps, token: string, host: string): Promise<string> {
  const { purpose, child } = await getOpenLink(deps, token);
  if (purpose !== 'confirm') throw new DomainError('consent-link-wrong');
  const withdrawal = newToken();
  const address = linkTo(deps.env, host, withdrawal.token);
  const consent = await consents.confirmConsent(deps.database.db, hashToken(token), withdrawal.hash);
  // Of two that click at once, one is first.
  if (!consent) throw new DomainError('consent-link-used');
  await deps.bus.publish({ topic: 'consent-changed', userId: child.id });
  const { firstname, language } = child;
  const receipt = { ...consent, confirmedAt: consent.confirmedAt!, firstname, language, address };
  deps.background(deps.mailer.send(receiptMail(receipt)), 'sending the receipt of a consent failed');
  return withdrawal.token;
}

/**
 * Closes the account of the child at once: its sessions and runs end, nothing of it is shown any more, and the
 * housekeeping deletes what is in it.
 * @throws DomainError `consent-link-wrong`, `consent-link-used`, `consent-link-old`
 */
export async function withdraw(deps: Deps, token: string): Promise<void> {
  const { purpose, child } = await getOpenLink(deps, token);
  if (purpose !== 'withdraw') throw new DomainError('consent-link-wrong');
  const { db } = deps.database;
  const closed = await db.transaction(async (tx) => {
    const consent = await consents.withdrawConsent(tx, hashToken(token));
    if (!consent) throw new DomainError('consent-link-used');
    return { ...(await closeAccount(tx, child.id)), consent };
  });
  await sayClosed(deps.bus, child.id, closed);
  const mail = withdrawnMail(closed.consent.adultEmail, child.id, child.language);
  deps.background(deps.mailer.send(mail), 'sending the answer to a withdrawal failed');
}

async function getOpenLink(deps: Deps, token: string) {
  const link = await consents.findConsentLink(deps.database.db, hashToken(token));
  if (!link) throw new DomainError('consent-link-wrong');
  const { purpose, consent } = link;
  if (consent.withdrawnAt) throw new DomainError('consent-link-used');
  if (purpose === 'confirm') {
    if (consent.confirmedAt) throw new DomainError('consent-link-used');
    if (consent.expiresAt && consent.expiresAt <= new Date()) throw new DomainError('consent-link-old');
  }
  return link;
}
