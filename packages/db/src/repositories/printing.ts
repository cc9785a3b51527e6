import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics } from '../schema/comics.ts';
import { lockComic } from './comic-changes.ts';
import { listPages, type PageRow } from './comics.ts';

/**
 * Keeps the PDF that was printed from these pages. A page that was drawn again while it was printed has dropped the PDF
 * of the comic, and this one shows the older page.
 * @throws DomainError `pdf-behind`, `comic-not-found`
 */
export async function keepPdf(
  tx: Transaction,
  comicId: string,
  pdfKey: string,
  printed: PageRow[],
): Promise<void> {
  if (!(await lockComic(tx, comicId))) throw new DomainError('comic-not-found');
  const picturesOf = (pages: PageRow[]) => pages.map(({ imageKey }) => imageKey).join();
  if (picturesOf(await listPages(tx, [comicId])) !== picturesOf(printed)) throw new DomainError('pdf-behind');
  await tx.update(comics).set({ pdfKey, updatedAt: sql`now()` }).where(eq(comics.id, comicId));
}
