import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { ensureCode } from '@panelwise/db/repositories/login-codes';
import { findPictureLogin } from '@panelwise/db/repositories/picture-logins';
import type { Deps } from '../../deps.ts';
import { readPictures } from '../auth/login-pictures.ts';

/** What stands on the card of a child. @throws DomainError `no-pictures` */
export async function readCard(
  { keys }: Pick<Deps, 'keys'>,
  db: Queryable,
  parentId: string,
  childId: string,
) {
  const login = await findPictureLogin(db, childId);
  const isTheirs = login?.parentId === parentId;
  const pictures = isTheirs ? readPictures(keys.pictures, login.pictures, childId) : [];
  if (!isTheirs || pictures.length === 0) throw new DomainError('no-pictures');
  return { nickname: login.nickname, code: await ensureCode(db, { parentId }), pictures };
}
