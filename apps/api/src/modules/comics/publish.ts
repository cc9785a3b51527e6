import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import {
  type ComicRecord,
  listPages,
  listPanels,
  type PanelRow,
  publishComic,
  withdrawComic,
} from '@panelwise/db/repositories/comics';
import { hasOpenRun, wasPrinted } from '@panelwise/db/repositories/run-lookups';
import { findTranslation } from '@panelwise/db/repositories/translations';
import { mustBeFitToRead } from '../../content/comic-texts.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { mustMayShow } from '../../policies/consent.ts';
import { showsScript } from './behind.ts';

/**
 * Publishes a comic, which then waits for an admin. One that waits already, or is approved, and has not changed since
 * stays as it is. Readers go on seeing the edition that they have.
 * @throws DomainError `comic-not-found`, `consent-missing`, `still-working`, `translation-unfinished`, `script-empty`, `bad-script`, `pages-behind`,
 * `content-refused`, `not-publishable` with the panels that keep it back, `pdf-behind`, `pdf-missing`
 */
export async function publish(db: Database, caller: Caller, comicId: string): Promise<ComicRecord> {
  return db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    const comic = await lockComic(tx, comicId);
    if (!comic) throw new DomainError('comic-not-found');
    // Every change of the pages makes a draft of it.
    if (comic.comicStatus === 'published' && comic.status !== 'rejected')
      return getOwnComic(tx, caller, comicId);
    await mustMayShow(tx, comic.ownerId);
    if (await hasOpenRun(tx, comicId, ['write-script', 'generate-comic', 'generate-pdf']))
      throw new DomainError('still-working');
    const pages = await listPages(tx, [comicId]);
    const panels = await listPanels(tx, comicId);
    const translation = await findTranslation(tx, comicId);
    if (translation && !translation.appliedAt) throw new DomainError('translation-unfinished');
    if (comic.prompt.trim() === '') throw new DomainError('script-empty');
    if (!showsScript(parseScriptText(comic.prompt), pages, panels)) throw new DomainError('pages-behind');
    mustBeLegible(panels);
    if (!comic.pdfKey) throw new DomainError((await wasPrinted(tx, comicId)) ? 'pdf-behind' : 'pdf-missing');
    const { risk } = await mustBeFitToRead(tx, comic);
    await publishComic(tx, comicId, risk);
    return getOwnComic(tx, caller, comicId);
  });
}

/**
 * Takes a comic back from the reviewers. Readers keep the edition that they have.
 * @throws DomainError `comic-not-found`, `not-in-review` (it is a draft, or was decided on meanwhile)
 */
export async function withdraw(db: Database, caller: Caller, comicId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    const comic = await lockComic(tx, comicId);
    if (!comic) throw new DomainError('comic-not-found');
    if (releaseStateOf(comic) !== 'in-review') throw new DomainError('not-in-review');
    await withdrawComic(tx, comicId);
  });
}

function mustBeLegible(panels: PanelRow[]): void {
  const bad = panels.filter((panel) => panel.verdict?.ok !== true);
  const [first] = bad;
  if (!first) return;
  const details = bad.slice(0, 20).map((panel) => ({
    path: `pages.${panel.pageNumber}.panels.${panel.panelNumber}`,
    message: panel.verdict?.problems[0]?.message ?? 'This panel has not been checked yet.',
  }));
  const message = `Page ${first.pageNumber}, panel ${first.panelNumber} did not pass the lettering check, so the comic cannot be published yet. ${details[0]?.message}`;
  throw new DomainError('not-publishable', { message, details });
}
