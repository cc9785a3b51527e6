import type { StandardRef } from '@panelwise/contracts/domain/curriculum';
import { openDatabase } from '@panelwise/db/client';
import { approve } from '@panelwise/db/repositories/editions';

const comicCount = 100_000;
const creatorCount = 1_000;

/**
 * A hundred thousand comics of a thousand creators, nine in ten of them public: rows as the product would write them, made by
 * the database itself. The teacher who is signed in has a hundred.
 * @param standards each comic is tagged with two or three of these, any of them, before it is let in
 */
export async function seedCollection(
  databaseUrl: string,
  standards: readonly StandardRef[] = [],
): Promise<void> {
  // So many rows at once take longer than any call may.
  const { db, pool: client, close } = openDatabase(databaseUrl, { max: 1, statementMs: 0 });
  try {
    await client.query(`
      insert into users (id, firstname, lastname, email, username, user_type, password_hash, verified_at)
      select gen_random_uuid(), 'Name' || n, 'Creator', 'creator' || n || '@bench.example', 'creator' || n, 'Teacher', '', now()
      from generate_series(1, ${creatorCount}) n`);
    await client.query(`
      with owners as (select array_agg(id) ids from users where email like '%@bench.example'),
           subject as (select array_agg(id) ids from subjects), style as (select id from styles limit 1),
           teacher as (select id from users where email like 'teacher@%')
      insert into series (id, owner_id, title, concept, concept_key, story, subject_id, style_id, grade, country, parts)
      select gen_random_uuid(),
             case when n <= 100 then (select id from teacher) else (select ids[1 + n % ${creatorCount}] from owners) end,
             'Comic ' || n, 'concept ' || n % 500, 'concept ' || n % 500, 'A story.',
             (select ids[1 + n % array_length(ids, 1)] from subject), (select id from style), (1 + n % 12)::text, 'US',
             '[{"part":1,"title":"One","keyTerms":[],"start":"","end":""}]'
      from generate_series(1, ${comicCount}) n`);
    await client.query(`
      insert into comics (id, series_id, owner_id, part_number, title, subject_id, grade, country, concept, status, comic_status, created_at)
      select gen_random_uuid(), s.id, s.owner_id, 1, s.title, s.subject_id, s.grade, s.country, s.concept,
             case when n % 20 = 0 then 'rejected' else 'pending' end,
             'published', now() - n * interval '1 minute'
      from (select *, row_number() over () n from series where title like 'Comic %') s`);
    if (standards.length > 0)
      await client.query(
        `insert into comic_standards (comic_id, curriculum, code, position)
         select c.id, known.curricula[at], known.codes[at], n
         from (select $1::text[] as curricula, $2::text[] as codes) known, comics c, generate_series(1, 2 + (hashtext(c.id::text) & 1)) n,
              lateral (select 1 + (hashtext(c.id::text || n) & 2147483647) % cardinality(known.codes) as at) random
         where c.title like 'Comic %'
         on conflict do nothing`,
        [standards.map(({ curriculum }) => curriculum), standards.map(({ code }) => code)],
      );
    const { rows } = await client.query<{ id: string }>(
      `select id from comics where title like 'Comic %' and right(title, 1) <> '0'`,
    );
    const ids = rows.map(({ id }) => id);
    for (let i = 0; i < ids.length; i += 5_000) await approve(db, ids.slice(i, i + 5_000));
    await client.query('vacuum analyze');
  } finally {
    await close();
  }
}
