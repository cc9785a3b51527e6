import type { SessionUser } from '@panelwise/contracts/domain/user';
import { startSession } from '../lib/session.ts';
import { sampleId, sampleUser } from './samples.ts';

export const sampleAdmin: SessionUser = {
  ...sampleUser,
  _id: sampleId(90),
  firstname: 'Ray',
  lastname: 'Novak',
  username: 'ray',
  email: 'ray@panelwise.example',
  userType: 'admin',
};

/** Signs an admin in, for screens that only they see. */
export function signInAdmin(): void {
  startSession({ token: 'token-admin', user: sampleAdmin });
}
