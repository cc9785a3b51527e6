import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Battle } from '@panelwise/contracts/domain/battles';
import { login } from '@panelwise/contracts/http/auth';
import * as contract from '@panelwise/contracts/http/battles';
import { openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { eachOf } from '@panelwise/storage/each-of';
import { ApiClient } from '../stack/api-client.ts';
import { type Arm, percentile } from './arm.ts';
import { BattlePlayer } from './battle-player.ts';
import { openBenchStack } from './bench-stack.ts';
import { makeManyAccounts } from './many-accounts.ts';

/** `BENCH_BATTLES` makes a smaller one, for a machine that has other things to do. */
const count = Number(process.env.BENCH_BATTLES ?? 500);
/** So many are played at a time: clients and database want their part of two cores too. */
const atOnce = Number(process.env.BENCH_AT_ONCE ?? 16);
const signInAtOnce = 4;
const kills = Number(process.env.BENCH_KILLS ?? 3);
/** So many of a hundred players lose their connection once; every second of them never comes back. */
const dropped = 10;
const password = 'correct horse';
/** Longer than a battle with somebody who has gone takes; what is not over by then is stuck, in ms. */
const stuckAfterMs = 240_000;

/** Each from an address of their own, as told by a proxy: from one alone so many would be held up. @returns the token */
async function signInFrom(number: number, url: string, email: string): Promise<string> {
  const headers = { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` };
  const { data } = await new ApiClient(url).call(login, { body: { email, password }, headers });
  return data.token;
}

/**
 * Battles of two on two api processes, some at a time: a tenth of the players drop out, and three times an api process is
 * killed while they play. Clients, servers and database share this machine.
 */
export async function battles(dataDir: string): Promise<Arm[]> {
  const env = { SOCKETS_PER_ADDRESS: '100000', TRUST_PROXY: '1' };
  const bench = await openBenchStack(dataDir, { workers: 0, env });
  const { stack } = bench;
  const { db, pool, close } = openDatabase(stack.databaseUrl, { max: 2 });
  try {
    let second: string | undefined = await stack.addApi(await findFreePort());
    const urls = () => [stack.url, ...(second ? [second] : [])];
    const comicId = await makeComic(pool, db);
    const emails = await makeManyAccounts(stack.databaseUrl, 2 * count, password);
    const players: BattlePlayer[] = [];
    while (players.length < emails.length) {
      const some = emails.slice(players.length, players.length + signInAtOnce);
      if (players.length % 200 === 0) console.log(`${players.length} signed in`);
      const tokens = await Promise.all(
        some.map((email, i) => signInFrom(players.length + i, stack.url, email)),
      );
      for (const token of tokens) players.push(new BattlePlayer(urls, token, players.length));
    }
    console.log(`${players.length} players`);
    const seenMs: number[] = [];
    const pairs = Array.from({ length: count }, (_, i) => [players[2 * i]!, players[2 * i + 1]!] as const);
    const ends: (string | undefined)[] = [];
    let killed = 0;
    const kill = async () => {
      killed++;
      second = undefined;
      const apis = stack.processes.filter(({ app, child }) => app === 'api' && child.exitCode === null);
      const victim = apis.at(-1)!;
      victim.child.kill('SIGKILL');
      await victim.exited;
      console.log(`killed an api, ${killed} of ${kills}`);
      second = await stack.addApi(await findFreePort());
      for (const player of players) player.reconnect();
    };
    const killing: Promise<void>[] = [];
    let over = 0;
    const playOne = async ([i, pair]: [number, (typeof pairs)[number]]) => {
      ends[i] = await one(pair, comicId, seenMs);
      for (const player of pair) player.drop();
      if (++over % 50 === 0) console.log(`${over} battles`);
      if (killed < kills && over >= ((killed + 1) * count) / (kills + 1)) killing.push(kill());
    };
    await eachOf(pairs.entries(), playOne, { atOnce });
    await Promise.all(killing);
    for (const player of players) player.close();
    const agreeing = await Promise.all(pairs.map((pair, i) => agree(pair, ends[i])));
    const twice = await pool.query<{ n: number }>(`
      select count(*)::int n from (select event_id from attempts where context = 'battle' group by user_id, event_id having count(*) > 1) t`);
    const kept = await pool.query<{ n: number }>(`
      select (select count(*) from attempts where context = 'battle')::int
        - (select count(*) from battle_answers where answer is not null)::int n`);
    const gaps = await pool.query<{ n: number }>(`
      select count(*)::int n from battles b where b.seq <> (select count(*) from battle_events e where e.battle_id = b.id)`);
    const of = `of ${count}, ${dropped} % dropped, ${kills} kills`;
    return [
      {
        name: `battles stuck ${of}`,
        unit: 'battles',
        values: [ends.filter((id) => id === undefined).length],
        goal: 0,
      },
      {
        name: 'battles on which the two screens do not agree',
        unit: 'battles',
        values: [agreeing.filter((is) => !is).length],
        goal: 0,
      },
      {
        name: 'answers scored twice, or kept without being scored',
        unit: 'answers',
        values: [twice.rows[0]!.n + Math.abs(kept.rows[0]!.n)],
        goal: 0,
      },
      { name: 'battles with a gap in their events', unit: 'battles', values: [gaps.rows[0]!.n], goal: 0 },
      { name: 'answer to the other screen, p50', unit: 'ms', values: [percentile(seenMs, 50)] },
      {
        name: 'answer to the other screen, p99',
        unit: 'ms',
        values: [percentile(seenMs, 99)],
        goal: 250,
      },
    ];
  } finally {
    await close();
    await bench.close();
  }
}

/** @returns the battle's id once it is over; undefined where it is stuck */
async function one(
  [a, b]: readonly [BattlePlayer, BattlePlayer],
  comicId: string,
  seenMs: number[],
): Promise<string | undefined> {
  await delay(randomInt(2_000));
  const body = { eventId: randomUUID(), comicId, against: 'code' };
  const { battle } = await a.call(contract.openBattle, { body });
  await b.call(contract.joinBattleByCode, { body: { code: battle.code } });
  const id = battle._id;
  const over = Promise.all([side(a, b, id, seenMs), side(b, a, id, seenMs)]);
  const isOver = await Promise.race([over.then(() => true), delay(stuckAfterMs, false, { ref: false })]);
  return isOver ? id : undefined;
}

/** Plays one side. The other notes when it has seen each answer. */
async function side(me: BattlePlayer, other: BattlePlayer, id: string, seenMs: number[]): Promise<void> {
  me.connect();
  const sent = new Map<number, number>();
  const dropsAt = randomInt(100) < dropped ? randomInt(1, 6) : -1;
  const comesBack = randomInt(2) === 0;
  let asked = 0;
  let isGone = false;
  const goOn = async () => {
    if (asked++ !== dropsAt) return true;
    me.drop();
    sentBy.get(other)?.clear();
    if (comesBack) {
      await delay(randomInt(1_000, 6_000));
      me.connect();
      return true;
    }
    isGone = true;
    return false;
  };
  watchers.set(me, (battle) => {
    // What the other has answered, as this screen shows it.
    const done = battle.other?.cells.filter((cell) => cell !== 'open').length ?? 0;
    const theirs = sentBy.get(other);
    for (let i = 0; i < done; i++) {
      const at = theirs?.get(i);
      if (at !== undefined) seenMs.push(performance.now() - at);
      theirs?.delete(i);
    }
  });
  sentBy.set(me, sent);
  const followed = me.follow(id, (battle) => watchers.get(me)!(battle));
  // Whoever has lost their connection sees it when they are back: how late that is says nothing of us.
  await me.play(id, goOn, (position) => other.isAway || sent.set(position, performance.now()));
  // Nobody looks any more for whoever has gone: that the other comes to an end is what is asked.
  if (!isGone) await followed;
}

const sentBy = new WeakMap<BattlePlayer, Map<number, number>>();
const watchers = new WeakMap<BattlePlayer, (battle: Battle) => void>();

async function agree(
  [a, b]: readonly [BattlePlayer, BattlePlayer],
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const [one, two] = [await a.look(id), await b.look(id)];
  const outcomes = [one.result?.outcome, two.result?.outcome].sort().join(' ');
  return (
    JSON.stringify([one.me.cells, one.other?.cells]) === JSON.stringify([two.other?.cells, two.me.cells]) &&
    (outcomes === 'lost won' || outcomes === 'even even')
  );
}

type Handle = ReturnType<typeof openDatabase>;

async function makeComic(pool: Handle['pool'], db: Handle['db']): Promise<string> {
  await pool.query(`
    insert into series (id, owner_id, title, concept, concept_key, story, subject_id, style_id, grade, country, parts)
    select gen_random_uuid(), (select id from users where email like 'teacher@%'), 'Bench', 'bench', 'bench', 'A story.',
           (select id from subjects limit 1), (select id from styles limit 1), '6', 'US',
           '[{"part":1,"title":"One","keyTerms":[],"start":"","end":""}]'`);
  const made = await pool.query<{ id: string }>(`
    insert into comics (id, series_id, owner_id, part_number, title, subject_id, grade, country, concept)
    select gen_random_uuid(), id, owner_id, 1, title, subject_id, grade, country, concept from series where title = 'Bench'
    returning id`);
  const comicId = made.rows[0]!.id;
  const quiz = Array.from({ length: 10 }, (_, n) => ({
    question: `What is the answer to question ${n + 1}?`,
    options: ['The right one', 'One that many choose', 'Another'],
    correctAnswer: 'The right one',
    difficulty: 'easy' as const,
    taughtAt: { page: 1, panel: 1 },
  }));
  await replaceQuiz(db, comicId, quiz, false);
  await approve(db, [comicId]);
  return comicId;
}
