import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FakeState } from './fake-provider.ts';
import { busySeconds, type FaultRule } from './faults.ts';
import { pause, readBody, sendJson } from './http.ts';
import { makePicture } from './picture.ts';
import { refuse, spoil } from './strike.ts';

export type FakePrediction = {
  id: string;
  input: Record<string, unknown>;
  /** Everything that was sent. */
  body: Record<string, unknown>;
  createdAt: number;
  /** In ms; endless while the gate keeps the picture back. */
  readyAt: number;
  /** Told when `readyAt` is known. */
  onGo: () => void;
  end: 'succeeded' | 'failed' | 'canceled';
  output: string;
};

const pageSize = 100;

/** Answers Replicate's calls. False when the path is none of them. */
export async function answerReplicate(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const one = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(url.pathname);
  if (request.method === 'POST' && /^\/v1\/(models\/[\w.-]+\/[\w.-]+\/)?predictions$/.test(url.pathname)) {
    await create(state, request, response);
  } else if (request.method === 'POST' && one?.[2]) cancel(state, response, one[1]!);
  else if (request.method === 'GET' && one && !one[2]) show(state, response, one[1]!);
  else if (request.method === 'GET' && url.pathname === '/v1/predictions') list(state, response, url);
  else if (request.method === 'GET' && url.pathname.startsWith('/pictures/'))
    await deliver(state, response, url);
  else return false;
  return true;
}

async function create(state: FakeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse((await readBody(request)).toString()) as Pick<FakePrediction, 'input'>;
  const fault = state.faults.pick('create', String(body.input.prompt));
  state.retryAfter.replicate.note(busySeconds(fault));
  if (refuse(response, fault)) return;
  const prediction = accept(state, body, fault);
  if (fault?.kind === 'hang' || fault?.kind === 'drop') {
    spoil(response, fault);
    return;
  }
  const holdMs = Number(/wait(?:=(\d+))?/.exec(String(request.headers.prefer))?.[1] ?? 0) * 1_000;
  const heldAt = Date.now();
  if (prediction.readyAt === Number.POSITIVE_INFINITY)
    await Promise.race([
      pause(holdMs, response),
      new Promise<void>((go) => Object.assign(prediction, { onGo: go })),
    ]);
  const leftMs = Math.min(heldAt + holdMs, prediction.readyAt) - Date.now();
  await pause(Math.max(0, leftMs), response);
  if (!spoil(response, fault)) sendJson(response, 201, toJson(state, prediction));
}

function accept(
  state: FakeState,
  body: Pick<FakePrediction, 'input'>,
  fault: FaultRule | undefined,
): FakePrediction {
  const { input } = body;
  const { seed: _seed, ...wanted } = input;
  const id = randomBytes(12).toString('hex');
  state.bills.add('replicate', 'picture', wanted, id);
  const prediction: FakePrediction = {
    id,
    input,
    body,
    createdAt: Date.now(),
    readyAt: Number.POSITIVE_INFINITY,
    onGo: () => undefined,
    end: fault?.kind === 'fail' ? 'failed' : 'succeeded',
    output:
      fault?.kind === 'foreign' ? (fault.to ?? 'http://127.0.0.1:9/') : `${state.url()}/pictures/${id}.webp`,
  };
  state.predictions.unshift(prediction);
  state.gate.enter(id, () => {
    prediction.readyAt = Date.now() + state.options.imageMs * (fault?.kind === 'slow' ? 3 : 1);
    prediction.onGo();
  });
  return prediction;
}

function show(state: FakeState, response: ServerResponse, id: string): void {
  const fault = state.faults.pick('get');
  if (refuse(response, fault) || spoil(response, fault)) return;
  const prediction = state.predictions.find((one) => one.id === id);
  if (prediction) sendJson(response, 200, toJson(state, prediction));
  else sendJson(response, 404, { detail: 'not found' });
}

function list(state: FakeState, response: ServerResponse, url: URL): void {
  const fault = state.faults.pick('list');
  if (refuse(response, fault) || spoil(response, fault)) return;
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const visible = state.predictions.filter((one) => Date.now() - one.createdAt >= state.options.listLagMs);
  const next =
    from + pageSize < visible.length ? `${state.url()}/v1/predictions?cursor=${from + pageSize}` : null;
  sendJson(response, 200, {
    previous: null,
    next,
    results: visible.slice(from, from + pageSize).map((one) => toJson(state, one)),
  });
}

function cancel(state: FakeState, response: ServerResponse, id: string): void {
  if (refuse(response, state.faults.pick('cancel'))) return;
  const prediction = state.predictions.find((one) => one.id === id);
  if (!prediction) {
    sendJson(response, 404, { detail: 'not found' });
    return;
  }
  state.gate.leave(id);
  if (Date.now() < prediction.readyAt) {
    Object.assign(prediction, { end: 'canceled', readyAt: Date.now() });
    state.bills.cancel(id);
  }
  sendJson(response, 200, toJson(state, prediction));
}

async function deliver(state: FakeState, response: ServerResponse, url: URL): Promise<void> {
  const prediction = state.predictions.find((one) => url.pathname.includes(one.id));
  const fault = state.faults.pick('picture', String(prediction?.input.prompt));
  state.deliveries += 1;
  if (refuse(response, fault)) return;
  if (!prediction) {
    sendJson(response, 404, { detail: 'not found' });
    return;
  }
  if (fault?.kind === 'foreign') {
    response.writeHead(302, { location: fault.to ?? 'http://127.0.0.1:9/' });
    response.end();
    return;
  }
  const { width, height } = sizeOf(String(prediction.input.aspect_ratio), state.options.imagePixels);
  const bytes = await makePicture(Number(prediction.input.seed), width, height, 'webp');
  if (fault?.kind === 'wrong-type') return send(response, Buffer.from('<html>Sorry</html>'));
  if (fault?.kind === 'truncated') return send(response, bytes.subarray(0, bytes.length / 2));
  if (fault?.kind === 'endless') return pour(response);
  if (fault?.kind === 'cut') {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return;
  }
  if (!spoil(response, fault)) send(response, bytes);
}

function send(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length });
  response.end(bytes);
}

function pour(response: ServerResponse): void {
  const piece = Buffer.alloc(256 * 1024, 7);
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, { 'content-type': 'image/webp' });
  response.on('drain', write);
  write();
}

/** So many pixels in a format such as `16:9`. */
function sizeOf(ratio: string, pixels: number): { width: number; height: number } {
  const [across, down] = ratio.split(':').map((part) => Number(part) || 1);
  const unit = Math.sqrt(pixels / ((across ?? 1) * (down ?? 1)));
  return { width: Math.round((across ?? 1) * unit), height: Math.round((down ?? 1) * unit) };
}

function toJson(state: FakeState, prediction: FakePrediction) {
  const ready = Date.now() >= prediction.readyAt;
  const status = ready ? prediction.end : 'processing';
  return {
    id: prediction.id,
    model: 'fake/model',
    version: 'hidden',
    input: prediction.input,
    output: status === 'succeeded' ? [prediction.output] : null,
    error: status === 'failed' ? 'The model failed.' : null,
    logs: '',
    status,
    created_at: new Date(prediction.createdAt).toISOString(),
    urls: {
      get: `${state.url()}/v1/predictions/${prediction.id}`,
      cancel: `${state.url()}/v1/predictions/${prediction.id}/cancel`,
    },
  };
}
