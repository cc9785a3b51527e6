import type { ConsentState } from '@panelwise/contracts/domain/consent';
import type { SessionUser } from '@panelwise/contracts/domain/user';
import type { SessionData } from '@panelwise/contracts/http/auth';
import type { UserRow } from '@panelwise/db/repositories/users';

export function presentSessionUser(
  user: UserRow,
  consent: ConsentState,
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
  };
}

/** The user's fields beside the token, as the specification has them, and once more as `user`. */
export function presentSession(
  user: UserRow,
  consent: ConsentState,
  token: string,
  needsSecondFactor: boolean,
): SessionData {
  const fields = presentSessionUser(user, consent, needsSecondFactor);
  return { ...fields, token, user: fields };
}
