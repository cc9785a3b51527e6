import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { storyTexts } from '@panelwise/contracts/domain/content-parts';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { lockComic, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { storeAuthor } from '@panelwise/db/repositories/comics';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { mustKeepLastNameOut } from '../../policies/cover-name.ts';

/** Sets the name on the cover of the caller's comic. The same name again changes nothing. @throws DomainError `comic-not-found`, `bad-input`, `content-refused` */
export async function setAuthor(
  db: Database,
  caller: Caller,
  comicId: string,
  author: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    const comic = await lockComic(tx, comicId);
    if (!comic) throw new DomainError('comic-not-found');
    if (comic.author === author) return;
    await mustKeepLastNameOut(tx, caller, author);
    const { risk } = mustBeFit(storyTexts({ author }), comic);
    await storeAuthor(tx, comicId, author);
    await raiseContentRisk(tx, comicId, risk);
  });
}
