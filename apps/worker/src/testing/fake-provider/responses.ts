import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeAnswer } from './answers.ts';
import type { FakeState } from './fake-provider.ts';
import { busySeconds } from './faults.ts';
import { pause, readBody, sendJson } from './http.ts';
import { makePicture } from './picture.ts';
import { refuse, spoil } from './strike.ts';

type ImageTool = { type: 'image_generation'; model?: string; size?: string };

/** What is asked of OpenAI's Responses API, as far as it matters here. */
export type ResponseRequest = {
  model: string;
  input: { role: string; content: string }[];
  text?: { format?: { name: string; schema: unknown; strict?: boolean } };
  tools?: ImageTool[];
  conversation?: string;
  background?: boolean;
  store?: boolean;
  stream?: boolean;
  metadata?: Record<string, string>;
};

export type FakeResponse = {
  id: string;
  body: ResponseRequest;
  createdAt: number;
  /** In ms. */
  readyAt: number;
  end: 'completed' | 'failed' | 'cancelled';
  text: string;
};

/** So many characters of an answer come with each event of a stream. */
const pieceLength = 40;

/** Answers the Responses API's calls. False when the path is none of them. */
export async function answerResponses(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const one = /^\/v1\/responses\/(resp_\w+)(\/cancel)?$/.exec(url.pathname);
  if (request.method === 'POST' && url.pathname === '/v1/responses') await create(state, request, response);
  else if (request.method === 'POST' && one?.[2]) await cancel(state, response, one[1]!);
  else if (request.method === 'GET' && one && !one[2]) await show(state, response, one[1]!, url);
  else return false;
  return true;
}

async function create(state: FakeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse((await readBody(request)).toString()) as ResponseRequest;
  const fault = state.faults.pick('responses', JSON.stringify(body.input));
  state.retryAfter.openai.note(busySeconds(fault));
  if (refuse(response, fault) || !mayConverse(state, body, response)) return;
  const kind = body.text?.format?.name ?? 'image';
  const { metadata: _metadata, background: _background, store: _store, stream: _stream, ...said } = body;
  const { conversation, ...wanted } = said;
  const id = `resp_${randomBytes(12).toString('hex')}`;
  state.bills.add('openai', kind, wanted, id, conversation);
  const ms = body.tools ? state.options.imageMs : state.options.textMs;
  const made: FakeResponse = {
    id,
    body,
    createdAt: Date.now(),
    readyAt: Date.now() + ms * (fault?.kind === 'slow' ? 3 : 1),
    end: fault?.kind === 'fail' ? 'failed' : 'completed',
    text:
      kind === 'image'
        ? ''
        : fault?.kind === 'invalid'
          ? '{"nothing":"of use"}'
          : JSON.stringify(writeAnswer(kind, body.input)),
  };
  state.responses.push(made);
  if (state.options.replyMs > 0) await pause(state.options.replyMs, response);
  if (spoil(response, fault)) return;
  if (body.stream) await streamEvents(made, response, 0);
  else sendJson(response, 200, await toJson(made));
}

/** False when the response cannot belong to its conversation, and that is answered. */
function mayConverse(state: FakeState, { conversation }: ResponseRequest, response: ServerResponse): boolean {
  if (!conversation) return true;
  const error = { type: 'invalid_request_error', param: 'conversation' };
  if (!state.options.takesConversations) {
    const message = 'This model takes no conversation.';
    sendJson(response, 400, { error: { ...error, message, code: 'unsupported_parameter' } });
  } else if (!state.conversations.some((one) => one.id === conversation && !one.isDeleted))
    sendJson(response, 404, { error: { ...error, message: 'not found', code: 'not_found' } });
  else if (isLocked(state, conversation)) {
    const message = 'Another process is currently operating on this conversation.';
    sendJson(response, 400, { error: { ...error, message, code: 'conversation_locked' } });
  } else return true;
  return false;
}

/** Whether a response is being made for a conversation. */
function isLocked(state: FakeState, conversation: string): boolean {
  return state.responses.some((one) => one.body.conversation === conversation && Date.now() < one.readyAt);
}

async function show(state: FakeState, response: ServerResponse, id: string, url: URL): Promise<void> {
  const isStream = url.searchParams.get('stream') === 'true';
  const fault = state.faults.pick(isStream ? 'stream' : 'get');
  if (refuse(response, fault)) return;
  const made = state.responses.find((one) => one.id === id);
  if (!made) return sendJson(response, 404, { error: { message: 'not found', code: 'not_found' } });
  if (!isStream) return spoil(response, fault) ? undefined : sendJson(response, 200, await toJson(made));
  if (!made.body.stream) {
    const message = 'This response was not created to be streamed.';
    return sendJson(response, 400, { error: { message, code: 'invalid_request_error' } });
  }
  const after = Number(url.searchParams.get('starting_after') ?? -1);
  await streamEvents(made, response, after + 1, fault?.kind === 'cut');
}

async function cancel(state: FakeState, response: ServerResponse, id: string): Promise<void> {
  const fault = state.faults.pick('cancel');
  if (refuse(response, fault)) return;
  const made = state.responses.find((one) => one.id === id);
  if (!made) return sendJson(response, 404, { error: { message: 'not found', code: 'not_found' } });
  if (Date.now() < made.readyAt) {
    Object.assign(made, { end: 'cancelled', readyAt: Date.now() });
    state.bills.cancel(id);
  }
  sendJson(response, 200, await toJson(made));
}

/** The events of a response from a number on; the text comes evenly until it is ready. */
async function streamEvents(
  made: FakeResponse,
  response: ServerResponse,
  from: number,
  isCut = false,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = made.text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [];
  const ms = made.readyAt - made.createdAt;
  const last = pieces.length + 1;
  for (let number = from; number <= last && !response.destroyed; number++) {
    if (isCut && number > last / 2) return void response.destroy();
    const dueAt = made.createdAt + (ms * number) / last;
    // A cancel makes the rest due at once.
    while (Date.now() < Math.min(dueAt, made.readyAt) && !response.destroyed) await pause(5, response);
    if (made.end === 'cancelled') return void response.end();
    const event = await eventOf(made, number, pieces);
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }
  response.end();
}

async function eventOf(made: FakeResponse, number: number, pieces: string[]) {
  const sequence_number = number;
  if (number === 0) return { type: 'response.created', sequence_number, response: headOf(made, 'queued') };
  const piece = pieces[number - 1];
  if (piece !== undefined && made.end === 'completed')
    return { type: 'response.output_text.delta', sequence_number, delta: piece, item_id: 'msg_fake' };
  if (piece !== undefined)
    return { type: 'response.in_progress', sequence_number, response: headOf(made, 'in_progress') };
  return { type: `response.${made.end}`, sequence_number, response: await toJson(made) };
}

async function toJson(made: FakeResponse) {
  const status = Date.now() >= made.readyAt ? made.end : 'in_progress';
  if (status !== 'completed')
    return {
      ...headOf(made, status),
      error: status === 'failed' ? { code: 'server_error', message: 'The model failed.' } : null,
    };
  const output = await outputOf(made);
  const usage = { input_tokens: 900, output_tokens: Math.ceil(made.text.length / 4), total_tokens: 0 };
  return { ...headOf(made, status), output: [output], usage };
}

/** What a completed response has made. */
export async function outputOf(made: FakeResponse) {
  const tool = made.body.tools?.find((one) => one.type === 'image_generation');
  return tool ? pictureOf(made, tool) : messageOf(made);
}

function headOf({ id, body, createdAt }: FakeResponse, status: string) {
  const { model, metadata, background } = body;
  const created_at = Math.floor(createdAt / 1_000);
  return { id, object: 'response', created_at, status, model, metadata, background, error: null, output: [] };
}

function messageOf({ id, text }: FakeResponse) {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return {
    id: `msg_${id.slice('resp_'.length)}`,
    type: 'message',
    role: 'assistant',
    status: 'completed',
    content,
  };
}

async function pictureOf({ id, body }: FakeResponse, { size = '1024x1024' }: ImageTool) {
  const [width, height] = size.split('x').map(Number);
  const prompt = body.input.map((one) => one.content).join('\n');
  const bytes = await makePicture(prompt.length, width!, height!, 'webp');
  const result = bytes.toString('base64');
  const itemId = `ig_${id.slice('resp_'.length)}`;
  return { id: itemId, type: 'image_generation_call', status: 'completed', output_format: 'webp', result };
}
