import { createHmac } from 'node:crypto';
import { findLetter, listWaitingLetters, takeLetter } from '@panelwise/db/repositories/family-letters';
import { listChildren } from '@panelwise/db/repositories/family-links';
import type { UserRow } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../../mail/mailer.ts';
import { hashToken } from '../consent/link-token.ts';
import { readActivity } from './child-activity.ts';
import { isLetterTime } from './letter-time.ts';
import { weeklyLetter } from './weekly-letter.ts';

type Parent = Pick<UserRow, 'id' | 'firstname' | 'language'>;

/**
 * The same in every letter of a kind to a person, so that an old one still ends it: made of a key of the server, stored as a
 * hash.
 */
export function letterToken(
  { keys }: Pick<Deps, 'keys'>,
  userId: string,
  kind: 'family-letter' | 'review-reminder' = 'family-letter',
): string {
  const made = createHmac('sha256', keys.otp).update(`${kind}:${userId}`).digest('base64url');
  return made.slice(0, 22);
}

/** A mail that mail programs end by one click of theirs (RFC 8058). */
export function mailWithEnd(deps: Pick<Deps, 'env'>, token: string, mail: Mail): Mail {
  const site = siteOf(deps);
  if (!site) return mail;
  const headers = {
    'List-Unsubscribe': `<${site}/api/family/letters/${token}/end>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}

/** The address of the site, without a slash at its end; undefined where it does not know it. */
export const siteOf = ({ env }: Pick<Deps, 'env'>) => env.PUBLIC_URL?.replace(/\/$/, '');

/** The letter as it would be sent now, and the children that it is about. */
export async function composeLetter(deps: Deps, parent: Parent, now: Date) {
  const { db } = deps.database;
  const children = await listChildren(db, parent.id);
  const told = await Promise.all(
    children.map(async ({ id, firstname }) => ({
      firstname,
      activity: await readActivity(db, deps.media.open, id, now),
    })),
  );
  const site = siteOf(deps);
  const endAt = site && `${site}/end-letter/${letterToken(deps, parent.id)}`;
  return { ...weeklyLetter(parent, told, endAt), childIds: children.map(({ id }) => id) };
}

/** The letter as the page shows it: exactly what is sent. */
export async function previewLetter(deps: Deps, parent: Parent) {
  const [row, { subject, text, childIds }] = await Promise.all([
    findLetter(deps.database.db, parent.id),
    composeLetter(deps, parent, new Date()),
  ]);
  return {
    isOn: row !== undefined,
    ...(childIds.length > 0 ? { subject, text } : { subject: '', text: '' }),
  };
}

/** Sends the letters that are due. Each is taken by one process before it is sent: rather none than two. */
export async function sendDueLetters(deps: Deps, now: Date): Promise<void> {
  const { db } = deps.database;
  const failures: unknown[] = [];
  for (const { parentId, email, firstname, country, language } of await listWaitingLetters(db)) {
    if (!isLetterTime(country, now)) continue;
    const token = letterToken(deps, parentId);
    if (!(await takeLetter(db, parentId, hashToken(token)))) continue;
    const { subject, text, childIds } = await composeLetter(deps, { id: parentId, firstname, language }, now);
    if (childIds.length === 0) continue;
    const mail = mailWithEnd(deps, token, { to: email, subject, text, about: childIds });
    // One address that is refused keeps nobody else's letter back.
    await deps.mailer.send(mail).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'weekly letters could not be sent');
}
