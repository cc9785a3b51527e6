import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findUser } from '@panelwise/db/repositories/users';
import type { Caller } from '../http/register-endpoint.ts';

/**
 * Strangers read the cover of a comic: whoever is under 18 is not found by it. A first name or another one may stand there.
 * @throws DomainError `bad-input`
 */
export async function mustKeepLastNameOut(
  db: Queryable,
  { isMinor, userId }: Caller,
  author: string,
): Promise<void> {
  if (!isMinor || author === '') return;
  const last = wordsOf((await findUser(db, userId))?.lastname ?? '');
  const said = wordsOf(author);
  if (last.length === 0 || !said.some((_, at) => last.every((word, i) => said[at + i] === word))) return;
  throw new DomainError('bad-input', {
    message: 'Please leave your last name out: everybody who reads the comic would see it.',
    details: [{ path: 'author', message: 'Use your first name, or another name.' }],
  });
}

/** "Müller-Lüdenscheidt" is told apart by its letters, however it is written. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
