import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { type ComicRecord, listPanels, publishComic } from '@panelwise/db/repositories/comics';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';

/**
 * Publishes a comic; publishing it again changes nothing.
 * @throws DomainError `comic-not-found`, `pdf-missing`, `not-publishable` with the panels that keep it back
 */
export async function publish(db: Database, caller: Caller, comicId: string): Promise<ComicRecord> {
  return db.transaction(async (tx) => {
    const comic = await getOwnComic(tx, caller, comicId);
    if (!comic.pdfKey) throw new DomainError('pdf-missing');
    const bad = (await listPanels(tx, comicId)).filter((panel) => panel.verdict?.ok !== true);
    if (bad.length > 0) {
      const details = bad.slice(0, 20).map((panel) => ({
        path: `pages.${panel.pageNumber}.panels.${panel.panelNumber}`,
        message: panel.verdict?.problems[0]?.message ?? 'This panel has not been checked yet.',
      }));
      const [first] = bad;
      const message = `Page ${first?.pageNumber}, panel ${first?.panelNumber} did not pass the lettering check, so the comic cannot be published yet. ${details[0]?.message}`;
      throw new DomainError('not-publishable', { message, details });
    }
    await publishComic(tx, comicId);
    return getOwnComic(tx, caller, comicId);
  });
}
