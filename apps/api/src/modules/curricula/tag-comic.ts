import { findKnownStandard } from '@panelwise/contracts/curricula/curricula';
import { isCurriculumId, keyOfStandard, type StandardRef } from '@panelwise/contracts/domain/curriculum';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database, Queryable } from '@panelwise/db/client';
import { lockComic, noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { listComicStandards, replaceComicStandards } from '@panelwise/db/repositories/comic-standards';
import { listStandardLists } from '@panelwise/db/repositories/standard-lists';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';

/**
 * Tags the caller's comic with these standards and no others. Readers find it by the house's curricula, so a change of
 * these waits for review as changed learning content does; a school's own list is its teacher's alone. The same standards
 * again change nothing.
 * @throws DomainError `comic-not-found`, `standard-unknown`
 * @returns whether what readers will find it by has changed
 */
export async function tagComic(
  db: Database,
  caller: Caller,
  comicId: string,
  wanted: readonly StandardRef[],
): Promise<boolean> {
  const standards = [...new Map(wanted.map((one) => [keyOfStandard(one), one])).values()];
  return db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    if (!(await lockComic(tx, comicId))) throw new DomainError('comic-not-found');
    const before = await listComicStandards(tx, comicId);
    await mustBeKnown(tx, caller, standards, before);
    await replaceComicStandards(tx, comicId, standards);
    const isPublicChange = publicKeys(before) !== publicKeys(standards);
    if (isPublicChange) await noteComicChange(tx, comicId, 'learning');
    return isPublicChange;
  });
}

const publicKeys = (standards: readonly StandardRef[]) =>
  standards
    .filter(({ curriculum }) => isCurriculumId(curriculum))
    .map(keyOfStandard)
    .join(' ');

/** Of the house's curricula, or of the caller's own lists; what the comic has already may stay. */
async function mustBeKnown(
  db: Queryable,
  caller: Caller,
  standards: readonly StandardRef[],
  before: readonly StandardRef[],
): Promise<void> {
  const kept = new Set(before.map(keyOfStandard));
  const asked = standards.filter(
    (one) => !kept.has(keyOfStandard(one)) && !findKnownStandard(one.curriculum, one.code),
  );
  if (asked.length === 0) return;
  const lists = await listStandardLists(db, caller.userId);
  for (const { curriculum, code } of asked) {
    const list = lists.find(({ id }) => id === curriculum);
    if (!list?.standards.some((one) => one.code === code)) throw new DomainError('standard-unknown');
  }
}
