import type { ConsentState } from '@panelwise/contracts/domain/consent';
import type { SessionUser } from '@panelwise/contracts/domain/user';
import type { SessionData } from '@panelwise/contracts/http/auth';
import type { UserRow } from '@panelwise/db/repositories/users';

type Help = Pick<Required<SessionUser>, 'aids' | 'isYoung'> & { avatar: string | null };

export function presentSessionUser(
  user: UserRow,
  consent: ConsentState,
  { aids, avatar, isYoung }: Help,
  needsSecondFactor = false,
): SessionUser {
  return {
    _id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    username: user.username,
    email: user.email,
    userType: user.userType,
    createdAt: user.createdAt.toISOString(),
    ...(user.deleteAt && { isClosing: true }),
    ...(needsSecondFactor && { needsSecondFactor }),
    consent,
    ...(aids.length > 0 && { aids }),
    ...(avatar !== null && { avatar }),
    ...(isYoung && { isYoung }),
    ...(user.isDemo && { isDemo: true }),
  };
}

/** The user's fields beside the token, as the specification has them, and once more as `user`. */
export function presentSession(
  user: UserRow,
  consent: ConsentState,
  help: Help,
  token: string,
  needsSecondFactor: boolean,
): SessionData {
  const fields = presentSessionUser(user, consent, help, needsSecondFactor);
  return { ...fields, token, user: fields };
}
