import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { guestNames, type LiveOrder } from '@panelwise/contracts/domain/live';
import * as contract from '@panelwise/contracts/http/live';
import { liveNamespace } from '@panelwise/contracts/realtime/events';
import { openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { io } from 'socket.io-client';
import { ApiClient } from '../stack/api-client.ts';
import { type Arm, percentile } from './arm.ts';
import { type BenchStack, openBenchStack } from './bench-stack.ts';
import { LivePhone } from './live-phone.ts';

const seats = 200;
const timedQuestions = 8;
const reconnects = 20;
/** Everybody comes in, and answers, within so many ms. */
const comeWithinMs = 10_000;
const answerWithinMs = 3_000;

/**
 * 200 guests on two api processes answer a teacher's questions: from the tap to every screen, and from each answer to the
 * teacher's screen. Then half of them lose their connection before each of 20 questions, and one api process is killed
 * while a question is open. Clients, servers and database share this machine.
 */
export async function liveClass(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 0 });
  try {
    const other = await bench.stack.addApi(await findFreePort());
    const live = await open(bench);
    const phones = await Promise.all(
      Array.from({ length: seats }, async (_, n) => {
        await delay(randomInt(comeWithinMs));
        return seat(n % 2 === 0 ? bench.stack.url : other, live, n);
      }),
    );
    const board = await openBoard(bench, live.sessionId);
    const toScreens: number[] = [];
    const toTeacher: number[] = [];
    let position = -1;
    const play = async (whileOpen: () => Promise<void> = async () => undefined) => {
      position++;
      const at = performance.now();
      for (const phone of phones) phone.expect(position, at);
      const asked = live.steer({ action: 'ask', position });
      await whileOpen();
      await asked;
      await Promise.all(phones.map((phone) => phone.seen(position)));
      await Promise.all(
        phones.map(async (phone) => {
          await delay(randomInt(answerWithinMs));
          const sentAt = performance.now();
          board.expect(position, phone.seatId, sentAt);
          await phone.answer(position);
        }),
      );
      await board.all(position, seats);
      // The last answer closes a question a moment later, and no other one is asked before.
      await live.steer({ action: 'show', position });
    };
    for (let i = 0; i < timedQuestions; i++) {
      console.log(`question ${i + 1}`);
      await play();
      toScreens.push(...phones.map((phone) => phone.tookMs));
      toTeacher.push(...board.took(position));
    }
    for (let i = 0; i < reconnects; i++) {
      const half = phones.filter((_, n) => n % 2 === i % 2);
      console.log(`reconnect ${i + 1}`);
      for (const phone of half) phone.cut();
      await play(async () => {
        for (const phone of half) phone.connect();
      });
    }
    await play(async () => {
      const [, second] = bench.stack.processes.filter(({ app }) => app === 'api');
      second!.child.kill('SIGKILL');
      await second!.exited;
      for (const phone of phones) phone.moveTo(bench.stack.url);
    });
    const { results } = await bench.client.call(contract.getLiveResults, {
      params: { id: live.classId, sessionId: live.sessionId },
    });
    const questions = timedQuestions + reconnects + 1;
    const kept = results.items.reduce((sum, { right }) => sum + right.of, 0);
    const missed = phones.reduce((sum, phone) => sum + phone.missed(questions), 0);
    for (const phone of phones) phone.close();
    board.close();
    return [
      { name: 'question to 200 screens, p50', unit: 'ms', values: [percentile(toScreens, 50)] },
      { name: 'question to 200 screens, p99', unit: 'ms', values: [percentile(toScreens, 99)], goal: 250 },
      { name: 'answer to the teacher’s screen, p50', unit: 'ms', values: [percentile(toTeacher, 50)] },
      {
        name: 'answer to the teacher’s screen, p99',
        unit: 'ms',
        values: [percentile(toTeacher, 99)],
        goal: 250,
      },
      {
        name: `answers lost of ${questions * seats}, 20 reconnects, one kill`,
        unit: 'answers',
        values: [questions * seats - kept],
        goal: 0,
      },
      { name: 'questions that a screen never showed', unit: 'questions', values: [missed], goal: 0 },
    ];
  } finally {
    await bench.close();
  }
}

type Live = {
  classId: string;
  sessionId: string;
  code: string;
  steer(order: LiveOrder): Promise<unknown>;
};

/** A session of the demo teacher about a comic with as many questions as are asked. */
async function open({ stack, client }: BenchStack): Promise<Live> {
  const { db, pool, close } = openDatabase(stack.databaseUrl, { max: 1 });
  try {
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
    const quiz = Array.from({ length: timedQuestions + reconnects + 1 }, (_, n) => ({
      question: `What is the answer to question ${n + 1}, now that you have read the whole of the comic?`,
      options: ['The right one', 'One that many choose', 'Another', 'None of them'],
      correctAnswer: 'The right one',
      difficulty: 'easy' as const,
      taughtAt: { page: 1, panel: 1 },
    }));
    await replaceQuiz(db, comicId, quiz, false);
    await approve(db, [comicId]);
    const room = await pool.query<{ id: string }>(`
      insert into classes (id, owner_id, name, grade)
      select gen_random_uuid(), id, 'Bench', '6' from users where email like 'teacher@%' returning id`);
    const classId = room.rows[0]!.id;
    const { sessionId } = await client.call(contract.openLive, {
      params: { id: classId },
      body: { comicId },
    });
    const params = { id: classId, sessionId };
    const { room: lobby } = await client.call(contract.getLiveRoom, { params });
    const steer = (body: LiveOrder) => client.call(contract.steerLive, { params, body });
    return { classId, sessionId, code: lobby.code, steer };
  } finally {
    await close();
  }
}

async function seat(url: string, { code, sessionId }: Live, number: number): Promise<LivePhone> {
  const client = new ApiClient(url);
  const taken = await client.call(contract.takeGuestSeat, { body: { code, name: guestNames[number]! } });
  const phone = new LivePhone(url, sessionId, taken.seat, taken.own.seatId);
  phone.connect();
  await phone.ready();
  return phone;
}

/** The teacher's screen: when each answer has shown there. */
async function openBoard({ stack, client }: BenchStack, sessionId: string) {
  const socket = io(`${stack.url}${liveNamespace}`, {
    auth: { token: client.token },
    transports: ['websocket'],
  });
  const sent = new Map<string, number>();
  const times = new Map<number, number[]>();
  const shown = new Map<number, Set<string>>();
  const take = (position: number, seatIds: string[]) => {
    const now = performance.now();
    const known = shown.get(position) ?? new Set();
    shown.set(position, known);
    for (const id of seatIds) {
      const at = sent.get(`${position} ${id}`);
      if (known.has(id) || at === undefined) continue;
      known.add(id);
      times.set(position, [...(times.get(position) ?? []), now - at]);
    }
  };
  socket.on('live:answered', ({ position, seatIds }) => take(position, seatIds));
  socket.on('live:room', ({ position, answered }) => take(position, answered));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await socket.emitWithAck('live:watch', { sessionId, lastSeq: 0 });
  return {
    expect: (position: number, seatId: string, at: number) => void sent.set(`${position} ${seatId}`, at),
    took: (position: number) => times.get(position) ?? [],
    all: async (position: number, count: number) => {
      for (let i = 0; i < 500 && (shown.get(position)?.size ?? 0) < count; i++) await delay(20);
    },
    close: () => socket.disconnect(),
  };
}
