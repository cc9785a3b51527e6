import type { CastChoices } from '@panelwise/contracts/domain/cast';
import type { StandardRef } from '@panelwise/contracts/domain/curriculum';
import type { CastNames, PartPlan } from '@panelwise/contracts/domain/series';
import { conceptKey } from '@panelwise/contracts/domain/series';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { insertComicStandards } from './comic-standards.ts';

export type NewSeries = {
  id: string;
  ownerId: string;
  title: string;
  author: string;
  concept: string;
  story: string;
  subjectId: string;
  themeId: string | null;
  styleId: string;
  grade: string;
  country: string;
  castNames: CastNames;
  cast: CastChoices;
  lesson: string | null;
  /** What its comics teach. */
  standards?: readonly StandardRef[];
  /** The parts with the id of the draft comic that each of them gets. */
  parts: (PartPlan & { comicId: string })[];
};

/** When a part is made. Lists have the newest first: so part 1 stands before part 2 in all of them. */
export const partCreatedAt = (part: number) => sql`now() - ${part - 1} * interval '1 microsecond'`;

/** Stores a series with an empty draft comic for each of its parts. */
export async function insertSeries(tx: Transaction, made: NewSeries): Promise<void> {
  const {
    id,
    ownerId,
    title,
    author,
    concept,
    subjectId,
    grade,
    country,
    parts,
    standards = [],
    ...own
  } = made;
  const common = { ownerId, title, concept, subjectId, grade, country };
  await tx.insert(series).values({
    ...common,
    ...own,
    id,
    conceptKey: conceptKey(concept),
    parts: parts.map(({ comicId: _, ...plan }) => plan),
  });
  await tx.insert(comics).values(
    parts.map((part) => ({
      ...common,
      author,
      id: part.comicId,
      seriesId: id,
      partNumber: part.part,
      createdAt: partCreatedAt(part.part),
    })),
  );
  await insertComicStandards(
    tx,
    parts.map(({ comicId }) => comicId),
    standards,
  );
}
