import { addUnpaid, type ShareRule, type UnpaidReads } from '@panelwise/contracts/domain/shares';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';

/** A comic was read to its end within a month: whose it is, and how many of its reads count for the share. */
export type ShareRead = {
  creatorId: string;
  comicId: string;
  title: string;
  counted: number;
  unpaid: UnpaidReads;
};

/**
 * The reads of a month by comic. Only teachers share, and only what is in the library; nobody earns by what they read
 * themselves, nor by what an invented pupil reads. Classes are looked up as they were at the time of the reading
 * (`class_stays`): a pupil whom the creator has ever taught, or given an assignment, is one of the creator's own for good, and
 * the teacher of whoever else reads is the owner of the class that they have been in longest. Each read has one reason, the
 * first of these that holds: own class, no class, new in the class, hardly answered, over the pupil's cap, over the teacher's
 * cap (both let the earliest pass), too few teachers whose pupils read this creator.
 * @param month '2026-10', by UTC
 */
export async function countShareReads(db: Queryable, month: string, rule: ShareRule): Promise<ShareRead[]> {
  const begin = sql`${`${month}-01`}::date::timestamp at time zone 'UTC'`;
  const end = sql`(${`${month}-01`}::date + interval '1 month') at time zone 'UTC'`;
  const { rows } = await db.execute<
    Record<'creatorId' | 'comicId' | 'title' | 'counted' | keyof UnpaidReads, string>
  >(sql`
    with finished as (
      select r.user_id as reader, r.finished_at, c.id as comic_id, c.owner_id as creator_id, c.title
      from readings r
      join comics c on c.id = r.comic_id
      join users u on u.id = c.owner_id
      join users reader on reader.id = r.user_id and not reader.is_demo
      where r.finished_at >= ${begin} and r.finished_at < ${end}
        and c.public_edition_id is not null and c.deleted_at is null
        and u.user_type = 'Teacher' and u.deleted_at is null
        and r.user_id <> c.owner_id
    ), looked_up as (
      select f.*, vouching.teacher_id,
        exists (
          select 1 from class_stays own
          join class_stays teaching on teaching.class_id = own.class_id and teaching.part <> 'pupil'
          where own.user_id = f.reader and own.part = 'pupil' and teaching.user_id = f.creator_id
            and own.since < coalesce(teaching.until, 'infinity') and teaching.since < coalesce(own.until, 'infinity')
        ) or exists (
          select 1 from attempts a
          join assignments s on s.id = a.assignment_id
          where a.user_id = f.reader and s.made_by = f.creator_id
        ) as is_own,
        exists (
          select 1 from class_stays own
          where own.user_id = f.reader and own.part = 'pupil'
            and own.since <= f.finished_at and coalesce(own.until, 'infinity') > f.finished_at
        ) as in_class,
        (
          select count(distinct a.item_key) from attempts a
          where a.user_id = f.reader and a.comic_id = f.comic_id and a.counts and a.created_at < ${end}
        ) as answered
      from finished f
      left join lateral (
        select owner.user_id as teacher_id from class_stays own
        join class_stays owner on owner.class_id = own.class_id and owner.part = 'owner'
        where own.user_id = f.reader and own.part = 'pupil'
          and own.since <= f.finished_at - ${rule.daysInClass} * interval '1 day'
          and coalesce(own.until, 'infinity') > f.finished_at
          and owner.since <= f.finished_at and coalesce(owner.until, 'infinity') > f.finished_at
        order by own.since, owner.user_id limit 1
      ) vouching on true
    ), judged as (
      select *, case
        when is_own then 'ownClasses'
        when not in_class then 'noClass'
        when teacher_id is null then 'newPupil'
        when answered < ${rule.answers} then 'unanswered'
        else 'counted' end as reason
      from looked_up
    ), by_pupil as (
      select creator_id, comic_id, title, reader, finished_at, teacher_id, case
        when reason = 'counted' and row_number() over (
          partition by reader, reason order by finished_at, comic_id) > ${rule.readsPerPupil} then 'overCap'
        else reason end as reason
      from judged
    ), by_teacher as (
      select creator_id, comic_id, title, teacher_id, case
        when reason = 'counted' and row_number() over (
          partition by teacher_id, reason order by finished_at, comic_id, reader) > ${rule.readsPerTeacher}
        then 'overTeacher' else reason end as reason
      from by_pupil
    ), known as (
      select creator_id from by_teacher where reason = 'counted'
      group by creator_id having count(distinct teacher_id) >= ${rule.teachers}
    ), told as (
      select creator_id, comic_id, title, case
        when reason = 'counted' and creator_id not in (select creator_id from known) then 'fewTeachers'
        else reason end as reason
      from by_teacher
    )
    select creator_id as "creatorId", comic_id as "comicId", title,
      count(*) filter (where reason = 'counted') as counted,
      count(*) filter (where reason = 'ownClasses') as "ownClasses",
      count(*) filter (where reason = 'noClass') as "noClass",
      count(*) filter (where reason = 'newPupil') as "newPupil",
      count(*) filter (where reason = 'unanswered') as "unanswered",
      count(*) filter (where reason = 'overCap') as "overCap",
      count(*) filter (where reason = 'overTeacher') as "overTeacher",
      count(*) filter (where reason = 'fewTeachers') as "fewTeachers"
    from told
    group by creator_id, comic_id, title
    order by counted desc, comic_id
  `);
  return rows.map(({ creatorId, comicId, title, counted, ...unpaid }) => ({
    creatorId,
    comicId,
    title,
    counted: Number(counted),
    unpaid: addUnpaid([unpaid]),
  }));
}
