import { randomUUID } from 'node:crypto';
import { copyTitle } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { listComicsOfSeries } from './comics.ts';

/**
 * Copies a series for its owner: story, choices and parts as they are, and a draft for each part with the script that the
 * part has now; one whose comic was deleted begins without a script. Nothing that was made from a script comes along.
 * @returns the ids of the new drafts by the number of their part
 * @throws DomainError `comic-not-found` when the series is gone
 */
export async function copySeries(tx: Transaction, seriesId: string): Promise<Map<number, string>> {
  const [original] = await tx.select().from(series).where(eq(series.id, seriesId));
  if (!original) throw new DomainError('comic-not-found');
  const scripts = new Map(
    (await listComicsOfSeries(tx, seriesId)).map(({ partNumber, prompt }) => [partNumber, prompt]),
  );
  const copy = { ...original, id: randomUUID(), title: copyTitle(original.title), createdAt: sql`now()` };
  await tx.insert(series).values(copy);
  const { ownerId, title, concept, subjectId, grade, country } = copy;
  const drafts = copy.parts.map(({ part }) => ({
    ...{ ownerId, title, concept, subjectId, grade, country },
    id: randomUUID(),
    seriesId: copy.id,
    partNumber: part,
    prompt: scripts.get(part) ?? '',
  }));
  await tx.insert(comics).values(drafts);
  return new Map(drafts.map(({ partNumber, id }) => [partNumber, id]));
}
