import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { noticeSchema } from '../domain/notice.ts';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Notices';

export const getNotices = endpoint({
  method: 'GET',
  path: '/user/notices',
  auth: 'user',
  tag,
  summary: 'What reviewers decided about the comics of the signed-in creator, newest first',
  /** `unread` counts all of them, also those that the list is too short for. */
  response: envelope({ notices: z.array(noticeSchema), unread: z.int() }),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/user/notices/read',
  auth: 'user',
  tag,
  summary: 'Say that notices were read',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.noticesShown) }),
  response: envelope({}),
});
