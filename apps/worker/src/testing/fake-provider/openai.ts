import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeAnswer } from './answers.ts';
import type { FakeState } from './fake-provider.ts';
import type { FaultRule } from './faults.ts';
import { pause, readBody, sendJson } from './http.ts';
import { makePicture } from './picture.ts';
import { refuse, spoil } from './strike.ts';

type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  response_format?: { json_schema?: { name: string } };
};
type ImageRequest = { model: string; prompt: string; size: string };

/** Answers OpenAI's calls. False when the path is none of them. */
export async function answerOpenAi(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (request.method !== 'POST') return false;
  const path = url.pathname.replace(/^\/v1/, '');
  if (path !== '/chat/completions' && path !== '/images/generations') return false;
  const body: unknown = JSON.parse((await readBody(request)).toString());
  if (path === '/chat/completions') await chat(state, body as ChatRequest, response);
  else await image(state, body as ImageRequest, response);
  return true;
}

async function chat(state: FakeState, body: ChatRequest, response: ServerResponse): Promise<void> {
  state.chats.push(body);
  const fault = state.faults.pick('chat', JSON.stringify(body.messages));
  if (refuse(response, fault)) return;
  const kind = body.response_format?.json_schema?.name ?? 'text';
  state.bills.add('openai', kind, body.messages, `chat-${state.chats.length}`);
  await pause(state.options.textMs * (fault?.kind === 'slow' ? 3 : 1), response);
  if (spoil(response, fault?.kind === 'cut' ? undefined : fault)) return;
  const good = writeAnswer(kind, body.messages);
  const content =
    state.options.obey?.(body.messages, good) ??
    (fault?.kind === 'invalid' ? '{"nothing":"of use"}' : JSON.stringify(good));
  const usage = { prompt_tokens: 900, completion_tokens: Math.ceil(content.length / 4), total_tokens: 0 };
  if (body.stream) await streamAnswer(response, body.model, content, usage, fault);
  else {
    sendJson(response, 200, {
      ...head('chat.completion', body.model),
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage,
    });
  }
}

async function streamAnswer(
  response: ServerResponse,
  model: string,
  content: string,
  usage: object,
  fault: FaultRule | undefined,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = async (body: object) => {
    if (
      !response.write(`data: ${JSON.stringify({ ...head('chat.completion.chunk', model), ...body })}\n\n`)
    ) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  };
  const pieces = content.match(/[\s\S]{1,40}/g) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (fault?.kind === 'cut' && index > pieces.length / 2) {
      response.destroy();
      return;
    }
    await event({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
  }
  await event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  await event({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

async function image(state: FakeState, body: ImageRequest, response: ServerResponse): Promise<void> {
  const fault = state.faults.pick('images', body.prompt);
  if (refuse(response, fault)) return;
  state.bills.add('openai', 'image', body, `image-${state.bills.all.length}`);
  await pause(state.options.imageMs * (fault?.kind === 'slow' ? 3 : 1), response);
  if (spoil(response, fault)) return;
  const [width, height] = body.size.split('x').map(Number);
  const bytes = await makePicture(body.prompt.length, width!, height!, 'webp');
  sendJson(response, 200, {
    created: Math.floor(Date.now() / 1_000),
    data: [{ b64_json: bytes.toString('base64') }],
    usage: { input_tokens: 60, output_tokens: 1_056, total_tokens: 1_116 },
  });
}

function head(object: string, model: string) {
  return { id: 'chatcmpl-fake', object, created: Math.floor(Date.now() / 1_000), model };
}
