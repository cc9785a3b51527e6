import { z } from 'zod';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Account';

export const sessionEntrySchema = z.object({
  _id: z.uuid(),
  /** In words, such as "Firefox on Windows". */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  startedAt: z.iso.datetime(),
  /** When it was renewed last, which a page in use does every quarter of an hour. */
  usedAt: z.iso.datetime(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  auth: 'user',
  withoutSecondFactor: true,
  tag,
  summary: 'Where one is logged in, the newest first',
  response: envelope({ sessions: z.array(sessionEntrySchema) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  auth: 'user',
  withoutSecondFactor: true,
  tag,
  summary: 'Log a device of one’s own out',
  params: z.object({ id: z.uuid() }),
  response: envelope({}),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/end-other-sessions',
  auth: 'user',
  withoutSecondFactor: true,
  tag,
  summary: 'Log all devices of one’s own out but this one',
  response: envelope({}),
});
