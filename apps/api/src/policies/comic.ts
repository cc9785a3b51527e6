import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { type ComicRecord, findComic } from '@panelwise/db/repositories/comics';
import { findLibraryComic, isHiddenFromLibrary, isPublicComic } from '@panelwise/db/repositories/library';
import type { Caller } from '../http/register-endpoint.ts';

/** A comic that the caller may change: its owner's. Another's draft looks like none. @throws DomainError `comic-not-found` */
export async function getOwnComic(db: Queryable, caller: Caller, comicId: string): Promise<ComicRecord> {
  const comic = await findComic(db, comicId);
  if (comic?.ownerId !== caller.userId) throw new DomainError('comic-not-found');
  return comic;
}

/** A comic that the caller may read: its owner, or an admin. @throws DomainError `comic-not-found` */
export async function getReadableComic(db: Queryable, caller: Caller, comicId: string): Promise<ComicRecord> {
  if (caller.userType !== 'admin') return getOwnComic(db, caller, comicId);
  const comic = await findComic(db, comicId);
  if (!comic) throw new DomainError('comic-not-found');
  return comic;
}

/** A comic as the library shows it. @throws DomainError as `mustBePublic` */
export async function getLibraryComic(db: Queryable, comicId: string) {
  const comic = await findLibraryComic(db, comicId);
  if (!comic) throw await whyNotPublic(db, comicId);
  return comic;
}

/** @throws DomainError `comic-hidden` while the reports of readers are looked into, else `comic-not-found` */
export async function mustBePublic(db: Queryable, comicId: string): Promise<void> {
  if (!(await isPublicComic(db, comicId))) throw await whyNotPublic(db, comicId);
}

const whyNotPublic = async (db: Queryable, comicId: string) =>
  new DomainError((await isHiddenFromLibrary(db, comicId)) ? 'comic-hidden' : 'comic-not-found');
