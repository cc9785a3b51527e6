import { randomInt } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findParentLogin, getParentCode } from '@panelwise/db/repositories/family-children';
import type { Deps } from '../../deps.ts';
import { unseal } from '../auth/sealed.ts';

/** What stands before the four digits of a code: short, and nothing that anybody is called. */
const codeWords = [
  'OWL',
  'FOX',
  'BEE',
  'CAT',
  'DOG',
  'HEN',
  'ANT',
  'ELK',
  'BEAR',
  'DEER',
  'DUCK',
  'FROG',
  'GOAT',
  'HARE',
  'LION',
  'LYNX',
  'MOLE',
  'SEAL',
  'SWAN',
  'WREN',
] as const;

/** Names of the pictures that a child taps in their order. */
export const pictureIds = [
  'owl',
  'rocket',
  'pizza',
  'bee',
  'turtle',
  'volcano',
  'cat',
  'telescope',
  'backpack',
  'snail',
  'rainbow',
  'fish',
] as const;
const picturesOfCode = 4;

export function newLoginCode(): string {
  return `${codeWords[randomInt(codeWords.length)]}${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** Four different pictures by chance. */
export function newPictures(): string[] {
  const left: string[] = [...pictureIds];
  return Array.from({ length: picturesOfCode }, () => left.splice(randomInt(left.length), 1)[0]!);
}

/** What stands on the card of a child. @throws DomainError `no-pictures` */
export async function readCard(
  { keys }: Pick<Deps, 'keys'>,
  db: Queryable,
  parentId: string,
  childId: string,
) {
  const login = await findParentLogin(db, parentId, childId);
  const sealed = login && unseal(keys.pictures, login.pictures, childId);
  if (!login || !sealed) throw new DomainError('no-pictures');
  const code = await getParentCode(db, parentId, newLoginCode);
  return { nickname: login.nickname, code, pictures: JSON.parse(sealed) as string[] };
}
