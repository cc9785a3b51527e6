import type OpenAI from 'openai';
import { timeLimits } from '../provider/time-limits.ts';
import {
  fromOpenAiError,
  type OpenAiConfig,
  openAiClient,
  plainOpenAiError,
  sdkTimeoutMs,
} from './openai-client.ts';

type Item = OpenAI.Conversations.ConversationItem;

/** What servers answer that have no conversations. */
const unknownPath = [404, 405, 501];

/**
 * Makes an empty conversation. A response that belongs to one leaves there what it was asked and what it answered when it
 * has completed, whoever has heard of it, and only one at a time is taken on.
 * @returns undefined when the server has no conversations
 */
export async function openConversation(
  client: OpenAI,
  marker: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = AbortSignal.timeout(timeLimits.openaiRead);
  try {
    const options = { signal: AbortSignal.any([signal, limit]), timeout: sdkTimeoutMs };
    const { id } = await client.conversations.create({ metadata: { step: marker } }, options);
    return typeof id === 'string' ? id : undefined;
  } catch (error) {
    if (unknownPath.includes(statusOf(error))) return undefined;
    throw fromOpenAiError(limit.aborted ? limit.reason : error, signal);
  }
}

/**
 * What a response has left in a conversation; undefined while there is nothing. Earlier answers may be among what it was
 * asked, so only what comes after the last question counts.
 */
export async function readAnswer(client: OpenAI, conversation: string): Promise<Item[] | undefined> {
  const items = await listItems(client, conversation);
  const asked = items.findLastIndex((item) => item.type === 'message' && item.role !== 'assistant');
  const answer = items.slice(asked + 1);
  return answer.some((item) => item.type === 'message' || item.type === 'image_generation_call')
    ? answer
    : undefined;
}

/** Deletes conversations, for whoever has no engine at hand. */
export function conversationCloser(config: OpenAiConfig): (conversation: string) => Promise<void> {
  const getClient = openAiClient(config);
  return async (conversation) => deleteConversation(await getClient(), conversation);
}

/** Deletes a conversation. Its items would outlive it, so they go first. */
export async function deleteConversation(client: OpenAI, conversation: string): Promise<void> {
  for (const { id } of await listItems(client, conversation))
    await unlessGone(
      client.conversations.items.delete(id ?? '', { conversation_id: conversation }, shortly()),
    );
  await unlessGone(client.conversations.delete(conversation, shortly()));
}

/** In the order in which they came; none when the conversation is gone. */
async function listItems(client: OpenAI, conversation: string): Promise<Item[]> {
  const items: Item[] = [];
  const pages = client.conversations.items.list(conversation, { order: 'asc', limit: 100 }, shortly());
  await unlessGone(
    (async () => {
      for await (const item of pages) items.push(item);
    })(),
  );
  return items;
}

function shortly() {
  return { signal: AbortSignal.timeout(timeLimits.openaiRead), timeout: sdkTimeoutMs };
}

/** @throws DomainError */
async function unlessGone(request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (statusOf(error) !== 404) throw plainOpenAiError(error);
  });
}

function statusOf(error: unknown): number {
  return Number((error as { status?: unknown }).status);
}
