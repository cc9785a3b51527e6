import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics } from '../schema/comics.ts';
import { lockComic } from './comic-changes.ts';
import { listPages, type PageRow } from './comics.ts';

/**
 * Keeps the PDF that was printed from these pages with this name on the cover. Whoever changed one of them while it was
 * printed has dropped the PDF of the comic, and this one shows the older.
 * @throws DomainError `pdf-behind`, `comic-not-found`
 */
export async function keepPdf(
  tx: Transaction,
  comicId: string,
  pdfKey: string,
  printed: { pages: PageRow[]; author: string },
): Promise<void> {
  const comic = await lockComic(tx, comicId);
  if (!comic) throw new DomainError('comic-not-found');
  const picturesOf = (pages: PageRow[]) => pages.map(({ imageKey }) => imageKey).join();
  const pages = picturesOf(await listPages(tx, [comicId]));
  if (pages !== picturesOf(printed.pages) || comic.author !== printed.author)
    throw new DomainError('pdf-behind');
  await tx.update(comics).set({ pdfKey, updatedAt: sql`now()` }).where(eq(comics.id, comicId));
}
