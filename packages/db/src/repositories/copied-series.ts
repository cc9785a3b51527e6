import { randomUUID } from 'node:crypto';
import { copyTitle } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { listComicStandards, replaceComicStandards } from './comic-standards.ts';
import { listComicsOfSeries } from './comics.ts';
import { partCreatedAt } from './new-series.ts';

/**
 * Copies a series for its owner: story, choices and parts as they are, and a draft with the script that it has now for each
 * part whose comic was not deleted. What it teaches comes along, and nothing that was made from a script.
 * @returns the ids of the new drafts by the number of their part
 * @throws DomainError `comic-not-found` when the series is gone
 */
export async function copySeries(tx: Transaction, seriesId: string): Promise<Map<number, string>> {
  const [original] = await tx.select().from(series).where(eq(series.id, seriesId));
  const told = await listComicsOfSeries(tx, seriesId);
  if (!original || told.length === 0) throw new DomainError('comic-not-found');
  const copy = { ...original, id: randomUUID(), title: copyTitle(original.title), createdAt: sql`now()` };
  await tx.insert(series).values(copy);
  const { ownerId, title, concept, subjectId, grade, country } = copy;
  const common = { ownerId, title, concept, subjectId, grade, country, seriesId: copy.id };
  const drafts = told.map(({ partNumber, author, prompt, writtenBy, scriptUntouched }) => ({
    ...common,
    id: randomUUID(),
    partNumber,
    author,
    prompt,
    // Who wrote it stays known, and so it does that nobody has typed in it.
    writtenBy,
    scriptUntouched,
    createdAt: partCreatedAt(partNumber),
  }));
  await tx.insert(comics).values(drafts);
  for (const { id, partNumber } of drafts) {
    const from = told.find((part) => part.partNumber === partNumber)!;
    await replaceComicStandards(tx, id, await listComicStandards(tx, from.id));
  }
  return new Map(drafts.map(({ partNumber, id }) => [partNumber, id]));
}
