import type { PackClaims, PackResult } from '@panelwise/contracts/domain/class-pack';
import { evidenceRules, expectedReadingMs } from '@panelwise/contracts/domain/evidence';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database, Transaction } from '@panelwise/db/client';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import { notePackReading } from '@panelwise/db/repositories/readings';
import { findAssigned } from '@panelwise/db/repositories/relations';
import { readContent } from '../learn/read-content.ts';
import { planOf } from '../learn/reading-plan.ts';

type PackReading = PackResult['readings'][number];

/**
 * Takes what a pupil has read of the comics of a pack. All of it has to fit into the time since the pack was made, and
 * what is read faster than anybody reads counts nothing. Like their answers, it brings no XP and no coins.
 * @returns of how many comics something was new
 */
export async function takeReadings(
  db: Database,
  userId: string,
  { comics, packId, madeAt }: PackClaims,
  told: readonly PackReading[],
): Promise<number> {
  let left = Date.now() - Date.parse(madeAt);
  let taken = 0;
  for (const reading of told) {
    const isInPack = comics.some(
      ({ assignmentId, comicId }) => assignmentId === reading.assignmentId && comicId === reading.comicId,
    );
    if (!isInPack) continue;
    const ms = Math.max(0, Math.min(reading.ms, evidenceRules.mostLateMs, left));
    left -= ms;
    const isNew = await db.transaction((tx) => takeOne(tx, userId, packId, { ...reading, ms }));
    if (isNew) taken += 1;
  }
  return taken;
}

async function takeOne(
  tx: Transaction,
  userId: string,
  packId: string,
  reading: PackReading,
): Promise<boolean> {
  await lockLearner(tx, userId);
  const content = await findContent(tx, userId, reading);
  if (!content) return false;
  const { panels, expectedMs } = planOf(content);
  const read = panels.filter(({ page }) => page <= reading.page);
  const last = read.at(-1);
  if (!last || reading.ms < expectedReadingMs(read) * evidenceRules.leastReading) return false;
  const progress = {
    ...{ userId, comicId: reading.comicId, ms: reading.ms },
    ...{ page: last.page, panel: last.panel, panelsRead: read.length, panels: panels.length },
  };
  return notePackReading(tx, progress, { packId, leastMs: expectedMs * evidenceRules.leastReading });
}

/** What they were to read; undefined where it is assigned no longer, or gone. */
async function findContent(tx: Transaction, userId: string, { assignmentId, comicId }: PackReading) {
  const assignment = await findAssigned(tx, userId, assignmentId, comicId);
  if (!assignment || assignment.endedAt) return undefined;
  try {
    return (await readContent(tx, userId, { assignmentId, comicId })).content;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'comic-not-found') return undefined;
    throw error;
  }
}
