import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Bills, RetryAfter } from './bills.ts';
import { answerConversations, type FakeConversation, listLeftConversations } from './conversations.ts';
import { FaultPlan, type FaultRule } from './faults.ts';
import { sendJson } from './http.ts';
import { answerOpenAi } from './openai.ts';
import { PictureGate } from './picture-gate.ts';
import { answerReplicate, type FakePrediction } from './replicate.ts';
import { answerResponses, type FakeResponse } from './responses.ts';

export type FakeOptions = {
  port: number;
  /** How long a picture takes, in ms. */
  imageMs: number;
  /** Size of a picture from Replicate, in pixels. */
  imagePixels: number;
  /** How long before a chat's answer begins, and until a background response is done, in ms. */
  textMs: number;
  /** How long before the request for a background response is answered with its id, in ms. */
  replyMs: number;
  /** How long before a new prediction stands in the list, and what a response has made in its conversation, in ms. */
  listLagMs: number;
  /** Whether the server knows conversations at all, and whether it takes responses for them. */
  hasConversations: boolean;
  takesConversations: boolean;
  /** Whether it deletes them just now. */
  deletesConversations: boolean;
  faults: FaultRule[];
  seed: number;
  /** A model that does what its messages ask for: what it says in place of a good answer. */
  obey?: (messages: { role: string; content: string }[], answer: unknown) => string | undefined;
};

export type FakeState = {
  options: FakeOptions;
  faults: FaultPlan;
  bills: Bills;
  retryAfter: { replicate: RetryAfter; openai: RetryAfter };
  gate: PictureGate;
  /** Newest first. */
  predictions: FakePrediction[];
  /** Oldest first. */
  responses: FakeResponse[];
  conversations: FakeConversation[];
  chats: { messages: { role: string; content: string }[] }[];
  /** Requests for pictures. */
  deliveries: number;
  /** Bytes that came in, of whatever kind. */
  bytesIn(): number;
  /** Requests by method and path with ids left out. */
  requests: Map<string, number>;
  url(): string;
};

export type FakeProvider = FakeState & {
  setFaults(rules: FaultRule[]): void;
  close(): Promise<void>;
};

/**
 * A server that speaks as much of Replicate's and OpenAI's APIs as we use, with faults on demand. It bills
 * when it accepts work, and tells its bills at `GET /__bills`.
 */
export async function startFakeProvider(options: Partial<FakeOptions> = {}): Promise<FakeProvider> {
  const all: FakeOptions = {
    port: 0,
    imageMs: 20,
    imagePixels: 1024 * 1024,
    textMs: 5,
    replyMs: 0,
    listLagMs: 0,
    hasConversations: true,
    takesConversations: true,
    deletesConversations: true,
    faults: [],
    seed: 1,
    ...options,
  };
  const state: FakeState = {
    options: all,
    faults: new FaultPlan(all.faults, all.seed),
    bills: new Bills(),
    retryAfter: { replicate: new RetryAfter(), openai: new RetryAfter() },
    gate: new PictureGate(),
    predictions: [],
    responses: [],
    conversations: [],
    chats: [],
    deliveries: 0,
    requests: new Map(),
    bytesIn: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const sockets: Socket[] = [];
  const server = http.createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(all.port, '127.0.0.1', resolve);
  });
  return Object.assign(state, {
    setFaults: (rules: FaultRule[]) => {
      state.faults.rules = rules;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  state: FakeState,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', state.url());
  const name = `${request.method} ${url.pathname.replace(/[0-9a-f]{24}/g, ':id')}`;
  state.requests.set(name, (state.requests.get(name) ?? 0) + 1);
  const { replicate, openai } = state.retryAfter;
  if (url.pathname === '/__bills')
    sendJson(response, 200, {
      ...state.bills.summary(),
      leftPlaces: await listLeftConversations(state),
      early: replicate.early + openai.early,
    });
  else if (await answerReplicate(state, request, response, url)) return;
  else if (await answerResponses(state, request, response, url)) return;
  else if (await answerConversations(state, request, response, url)) return;
  else if (await answerOpenAi(state, request, response, url)) return;
  else sendJson(response, 404, { detail: 'not found' });
}
