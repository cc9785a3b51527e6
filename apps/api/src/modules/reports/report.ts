import type { NewReport } from '@panelwise/contracts/domain/report';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { insertReport } from '@panelwise/db/repositories/reports';

/**
 * Keeps a report. Where it is the one that hides the comic, its creator is told that somebody looks at it, and not who
 * said what.
 * @throws DomainError `comic-not-found`
 */
export async function report(db: Database, comicId: string, reader: string, said: NewReport) {
  return db.transaction(async (tx) => {
    const comic = await lockComic(tx, comicId);
    if (!comic) throw new DomainError('comic-not-found');
    const came = await insertReport(tx, comicId, reader, said);
    if (came === 'hidden') {
      await insertNotice(tx, { userId: comic.ownerId, comicId, kind: 'looked-at' });
      await recordAudit(tx, {
        actorId: null,
        action: 'hidden',
        subjectType: 'comic',
        subjectId: comicId,
        before: { isHidden: false },
        after: { isHidden: true },
      });
    }
    return { ownerId: comic.ownerId, came };
  });
}
