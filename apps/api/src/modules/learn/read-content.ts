import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { findAssigned } from '@panelwise/db/repositories/relations';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';

/**
 * What somebody reads: a comic of the library, or one that is theirs to read for an assignment.
 * @throws DomainError `comic-not-found`
 */
export async function readContent(
  db: Queryable,
  userId: string,
  { comicId, assignmentId }: { comicId: string; assignmentId?: string | undefined },
) {
  const assignment = assignmentId ? await findAssigned(db, userId, assignmentId, comicId) : undefined;
  const assignedAt = assignment?.createdAt;
  const comic = await findLibraryComic(db, comicId);
  if (comic) return { ...seen(comic), assignedAt, isPublic: true };
  const working = assignment ? await findWorkingComic(db, comicId, assignment.classId) : undefined;
  if (!working || working.isHidden) throw new DomainError('comic-not-found');
  return { ...seen(working), assignedAt, isPublic: false };
}

const seen = <C, R>({ title, content, resting }: { title: string; content: C; resting: R }) => ({
  title,
  content,
  resting,
});
