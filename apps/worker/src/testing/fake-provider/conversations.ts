import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FakeState } from './fake-provider.ts';
import type { FaultRule } from './faults.ts';
import { readBody, sendJson } from './http.ts';
import { type FakeResponse, outputOf } from './responses.ts';
import { refuse, spoil } from './strike.ts';

/**
 * A conversation as OpenAI documents it: items come into it when a response that belongs to it has completed, and outlive
 * it when it is deleted. That a second response is refused meanwhile is not documented; people have met it.
 */
export type FakeConversation = {
  id: string;
  metadata: Record<string, string>;
  deletedItems: Set<string>;
  isDeleted: boolean;
};

type Item = { id: string; type: string };

/** Answers the Conversations API's calls. False when the path is none of them. */
export async function answerConversations(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const path = /^\/v1\/conversations(?:\/(conv_\w+)(\/items(?:\/(\w+))?)?)?$/.exec(url.pathname);
  if (!path || !state.options.hasConversations) return false;
  const [, id, items, itemId] = path;
  const fault = state.faults.pick('conversations');
  if (refuse(response, fault)) return true;
  if (!id) await create(state, request, response, fault);
  else await onOne(state, request, response, { id, items, itemId, order: url.searchParams.get('order') });
  return true;
}

async function create(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  fault: FaultRule | undefined,
): Promise<void> {
  const { metadata = {} } = JSON.parse((await readBody(request)).toString()) as Partial<FakeConversation>;
  const id = `conv_${randomBytes(12).toString('hex')}`;
  const made = { id, metadata, deletedItems: new Set<string>(), isDeleted: false };
  state.conversations.push(made);
  if (spoil(response, fault)) return;
  sendJson(response, 200, toJson(made));
}

async function onOne(
  state: FakeState,
  request: IncomingMessage,
  response: ServerResponse,
  { id, items, itemId, order }: { id: string; items?: string; itemId?: string; order: string | null },
): Promise<void> {
  const found = state.conversations.find((one) => one.id === id && !one.isDeleted);
  if (!found) return sendJson(response, 404, { error: { message: 'not found', code: 'not_found' } });
  if (request.method === 'DELETE' && !state.options.deletesConversations)
    return sendJson(response, 500, { error: { message: 'not now', code: 'server_error' } });
  if (request.method === 'DELETE' && itemId) {
    found.deletedItems.add(itemId);
    return sendJson(response, 200, toJson(found));
  }
  if (request.method === 'DELETE') {
    found.isDeleted = true;
    return sendJson(response, 200, { id, object: 'conversation.deleted', deleted: true });
  }
  if (!items) return sendJson(response, 200, toJson(found));
  const all = await itemsOf(state, found);
  const data = order === 'asc' ? all : all.toReversed();
  const [first_id, last_id] = [data[0]?.id ?? null, data.at(-1)?.id ?? null];
  sendJson(response, 200, { object: 'list', data, first_id, last_id, has_more: false });
}

/** What is in a conversation, whether it was deleted or not. */
export async function itemsOf(state: FakeState, { id, deletedItems }: FakeConversation): Promise<Item[]> {
  const lag = state.options.listLagMs;
  const done = state.responses.filter(
    (one) => one.body.conversation === id && one.end === 'completed' && Date.now() >= one.readyAt + lag,
  );
  const items: Item[] = [];
  for (const made of done) items.push(...inputOf(made), await outputOf(made));
  return items.filter((item) => !deletedItems.has(item.id));
}

/** The conversations of which something is left. */
export async function listLeftConversations(state: FakeState): Promise<string[]> {
  const left: string[] = [];
  for (const one of state.conversations) if ((await itemsOf(state, one)).length > 0) left.push(one.id);
  return left;
}

function inputOf({ id, body }: FakeResponse): Item[] {
  return body.input.map(({ role, content }, n) => ({
    id: `msg_in${n}${id.slice('resp_'.length)}`,
    type: 'message',
    status: 'completed',
    role,
    content: [{ type: role === 'assistant' ? 'output_text' : 'input_text', text: content }],
  }));
}

function toJson({ id, metadata }: FakeConversation) {
  return { id, object: 'conversation', created_at: Math.floor(Date.now() / 1_000), metadata };
}
