import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';

/** A comic was read to its end by somebody within a month: whose it is, and whether it counts for the share. */
export type ShareRead = {
  creatorId: string;
  comicId: string;
  title: string;
  counted: number;
  ownClasses: number;
  overCap: number;
  noClass: number;
};

/**
 * The reads of a month by comic. Only teachers share, and only what is in the library; nobody earns by what they read
 * themselves, nor by what an invented pupil reads. A pupil of a class that the creator teaches, or whom the creator has given an assignment, is one of the
 * creator's own, whatever other classes they are in.
 * @param month '2026-10', by UTC @param readsPerPupil so many of one pupil count, the earliest first
 */
export async function countShareReads(
  db: Queryable,
  month: string,
  readsPerPupil: number,
): Promise<ShareRead[]> {
  const { rows } = await db.execute<Record<keyof ShareRead, string>>(sql`
    with reads as (
      select r.user_id as reader, r.finished_at, c.id as comic_id, c.owner_id as creator_id, c.title,
        exists (
          select 1 from class_members m
          where m.user_id = r.user_id and m.joined_at <= r.finished_at
        ) as in_class,
        exists (
          select 1 from class_members m
          join classes k on k.id = m.class_id
          left join class_teachers t on t.class_id = k.id and t.user_id = c.owner_id
          where m.user_id = r.user_id and (k.owner_id = c.owner_id or t.user_id is not null)
        ) or exists (
          select 1 from attempts a
          join assignments s on s.id = a.assignment_id
          where a.user_id = r.user_id and s.made_by = c.owner_id
        ) as is_own
      from readings r
      join comics c on c.id = r.comic_id
      join users u on u.id = c.owner_id
      join users reader on reader.id = r.user_id and not reader.is_demo
      where r.finished_at >= ${`${month}-01`}::date::timestamp at time zone 'UTC'
        and r.finished_at < (${`${month}-01`}::date + interval '1 month') at time zone 'UTC'
        and c.public_edition_id is not null and c.deleted_at is null
        and u.user_type = 'Teacher' and u.deleted_at is null
        and r.user_id <> c.owner_id
    ), placed as (
      select *, in_class and not is_own as may_count,
        row_number() over (partition by reader, in_class and not is_own order by finished_at, comic_id) as place
      from reads
    )
    select creator_id as "creatorId", comic_id as "comicId", title,
      count(*) filter (where may_count and place <= ${readsPerPupil}) as counted,
      count(*) filter (where is_own) as "ownClasses",
      count(*) filter (where may_count and place > ${readsPerPupil}) as "overCap",
      count(*) filter (where not in_class and not is_own) as "noClass"
    from placed
    group by creator_id, comic_id, title
    order by counted desc, comic_id
  `);
  return rows.map(({ creatorId, comicId, title, ...counts }) => ({
    creatorId,
    comicId,
    title,
    counted: Number(counts.counted),
    ownClasses: Number(counts.ownClasses),
    overCap: Number(counts.overCap),
    noClass: Number(counts.noClass),
  }));
}
