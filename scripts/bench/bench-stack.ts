import type { Script } from '@panelwise/contracts/domain/script';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import type {
  ClientToServerEvents,
  RunEvent,
  ServerToClientEvents,
} from '@panelwise/contracts/realtime/events';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { io, type Socket } from 'socket.io-client';
import { type ApiClient, signIn } from '../stack/api-client.ts';
import { createDemoAccounts, type DemoAccount } from '../stack/demo-accounts.ts';
import { breakDown } from '../stack/make-comic.ts';
import { plentyEnv } from '../stack/plenty-env.ts';
import { type Stack, startStack } from '../stack/start-stack.ts';

export type BenchStack = {
  stack: Stack;
  /** Who is signed in. */
  teacher: DemoAccount;
  client: ApiClient;
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  close(): Promise<void>;
};

/** The whole product with a signed-in teacher and an open socket. */
export async function openBenchStack(
  dataDir: string,
  options: { workers?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<BenchStack> {
  const stack = await startStack({
    dataDir,
    port: await findFreePort(),
    ...options,
    env: {
      ...plentyEnv,
      RUNS_PER_MINUTE: '10000',
      READS_PER_MINUTE: '100000000',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const accounts = await createDemoAccounts(stack.databaseUrl, dataDir);
  const teacher = accounts!.find((one) => one.userType === 'Teacher')!;
  const client = await signIn(stack.url, teacher);
  const socket: BenchStack['socket'] = io(stack.url, {
    auth: { token: client.token },
    transports: ['websocket'],
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return {
    stack,
    teacher,
    client,
    socket,
    close: async () => {
      socket.disconnect();
      await stack.stop();
    },
  };
}

/** A draft comic of this creator, made through the API. */
export async function newComic(client: ApiClient, name: string, style = 'comic'): Promise<string> {
  const { parts } = await breakDown(client, {
    title: name,
    concept: name,
    story: 'A fox looks at a plant and wonders how it grows.',
    grade: '4',
    subject: 'Science',
    style,
  });
  return parts[0]!.comicId;
}

export type Timeline = { firstPanelMs: number; lastPanelMs: number; endMs: number };

/** Draws a script as a browser does it, and tells when panels and the end arrived at the socket, in ms after the click. */
export async function timeDrawing(
  { client, socket }: BenchStack,
  comicId: string,
  pages: Script,
): Promise<Timeline> {
  const panels = pages.reduce((sum, page) => sum + page.panels.length, 0);
  const clickedAt = performance.now();
  const accepted = (await client.call(stepEndpoint('generate-comic'), {
    body: { comicId, pages },
    headers: { prefer: 'respond-async' },
  })) as { data: { runId: string } };
  const { runId } = accepted.data;
  const times: Timeline = { firstPanelMs: 0, lastPanelMs: 0, endMs: 0 };
  let done = 0;
  return new Promise<Timeline>((resolve, reject) => {
    const seen = new Set<number>();
    const take = (event: RunEvent) => {
      if (event.runId !== runId || seen.has(event.seq)) return;
      seen.add(event.seq);
      const ms = performance.now() - clickedAt;
      if (event.type === 'panel:changed' && event.panelState === 'done') {
        done++;
        if (done === 1) times.firstPanelMs = ms;
        if (done === panels) times.lastPanelMs = ms;
      }
      if (event.type !== 'run:ended') return;
      socket.off('run:event', take);
      times.endMs = ms;
      if (event.status === 'succeeded') resolve(times);
      else reject(new Error(`The run ended as ${event.status}: ${event.message}`));
    };
    socket.on('run:event', take);
    socket.emit('run:watch', { runId, lastSeq: 0 }, (answer) => {
      if ('events' in answer) for (const event of answer.events) take(event);
    });
  });
}
