import { randomBytes } from 'node:crypto';
import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { adultAge, consentRuleOf, youngestPossibleAge } from '@panelwise/contracts/domain/consent-rules';
import { consentStatement, consentTextVersion } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { termsVersion } from '@panelwise/contracts/domain/terms';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { insertParentConsent } from '@panelwise/db/repositories/consents';
import { linkChild, listChildren } from '@panelwise/db/repositories/family-links';
import { ensureCode } from '@panelwise/db/repositories/login-codes';
import { insertPictureLogin } from '@panelwise/db/repositories/picture-logins';
import { findUser, insertUser } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import { drawPictures } from '../auth/login-pictures.ts';
import { mustBeCountry } from '../catalogue/countries.ts';
import { receiptMail } from '../consent/consent-mail.ts';
import { linkTo, newToken } from '../consent/link-token.ts';

const dayMs = 24 * 3_600_000;
type NewChild = { nickname: string; birthYear: number; country: string };

/**
 * Makes an account for a child of a parent who is logged in, so whose e-mail is proven: what they have agreed to is kept word for
 * word, and the receipt goes out with the link that takes it back.
 * @throws DomainError `too-young`, `not-a-child`, `child-nickname-taken`, `too-many-children`, `content-refused`, `rate-limited`
 */
export async function makeChild(
  deps: Deps,
  caller: Caller,
  { nickname, birthYear, country }: NewChild,
  host: string,
) {
  mustBeCountry(country);
  mustBeFit([{ path: 'nickname', place: 'Nickname', text: nickname }], { country });
  const today = new Date();
  if (consentRuleOf({ userType: 'Student', birthYear, country }, today) === 'refused')
    throw new DomainError('too-young');
  if (youngestPossibleAge(birthYear, today) >= adultAge) throw new DomainError('not-a-child');
  const { db } = deps.database;
  const parent = await findUser(db, caller.userId);
  if (!parent?.email) throw new DomainError('unauthorized');
  const made = await deps.attempts.hit(`children-made:${parent.id}`, dayMs);
  if (made.count > limits.childrenMadePerDay)
    throw new DomainError('rate-limited', { retryAfterMs: made.resetMs });
  const statement = consentStatement('verifiable', nickname, 'parent');
  const withdrawal = newToken();
  const address = linkTo(deps.env, host, withdrawal.token);
  const { child, consent } = await db.transaction(async (tx) => {
    const account = await insertUser(tx, {
      firstname: nickname,
      lastname: '',
      email: '',
      username: `child-${randomBytes(8).toString('hex')}`,
      userType: 'Student',
      countryCode: '',
      mobileNumber: '',
      passwordHash: '',
      birthYear,
      country,
      language: null,
      termsVersion,
      termsAcceptedAt: new Date(),
    });
    await linkChild(tx, parent.id, account.id);
    const pictures = drawPictures(deps.keys.pictures, account.id);
    const login = { userId: account.id, parentId: parent.id, nickname, pictures };
    if (!(await insertPictureLogin(tx, login))) throw new DomainError('child-nickname-taken');
    const receipt = await insertParentConsent(tx, {
      childId: account.id,
      parent,
      statement,
      textVersion: consentTextVersion,
      withdrawalTokenHash: withdrawal.hash,
    });
    return { child: account, consent: receipt };
  });
  await ensureCode(db, { parentId: parent.id });
  const mail = receiptMail({
    ...consent,
    confirmedAt: consent.confirmedAt!,
    firstname: nickname,
    language: parent.language,
    address,
  });
  deps.background(deps.mailer.send(mail), 'sending the receipt of a consent failed');
  const [row] = await listChildren(db, parent.id, child.id);
  return { child: row!, statement };
}
