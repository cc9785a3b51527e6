import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { isShownComic } from '@panelwise/db/repositories/library';
import { wasAssigned } from '@panelwise/db/repositories/relations';
import type { Caller } from '../http/register-endpoint.ts';

/**
 * A child reads of the library what its parents have decided; what a school has assigned is always open. Anything else looks
 * as if it were not there.
 * @param caller undefined for a visitor
 * @throws DomainError `comic-not-found`
 */
export async function mustBeShown(db: Queryable, caller: Caller | undefined, comicId: string): Promise<void> {
  if (!caller?.shown || (await isShownComic(db, comicId, caller.shown))) return;
  if (!(await wasAssigned(db, caller.userId, comicId))) throw new DomainError('comic-not-found');
}
