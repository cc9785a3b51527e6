import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findParentLogin } from '@panelwise/db/repositories/family-children';
import { ensureCode } from '@panelwise/db/repositories/login-codes';
import type { Deps } from '../../deps.ts';
import { readPictures } from '../auth/login-pictures.ts';

/** What stands on the card of a child. @throws DomainError `no-pictures` */
export async function readCard(
  { keys }: Pick<Deps, 'keys'>,
  db: Queryable,
  parentId: string,
  childId: string,
) {
  const login = await findParentLogin(db, parentId, childId);
  const pictures = login ? readPictures(keys.pictures, login.pictures, childId) : [];
  if (!login || pictures.length === 0) throw new DomainError('no-pictures');
  return { nickname: login.nickname, code: await ensureCode(db, { parentId }), pictures };
}
