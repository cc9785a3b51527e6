import { z } from 'zod';
import {
  poolCentsMax,
  shareCurrencies,
  shareMonthSchema,
  shareRuleSchema,
  shareStatementSchema,
  shareTermsSchema,
  unpaidReadsSchema,
} from '../domain/shares.ts';
import { endpoint, envelope, fileAnswer } from './endpoint.ts';

const tag = 'Revenue share';
const monthParams = z.object({ month: shareMonthSchema });

export const getMyShares = endpoint({
  method: 'GET',
  path: '/user/shares',
  auth: 'user',
  tag,
  summary: 'One’s own statements of revenue share, newest first',
  response: envelope({ statements: z.array(shareStatementSchema) }),
});

export const getMySharesFile = endpoint({
  method: 'GET',
  path: '/user/shares/file',
  auth: 'user',
  tag,
  summary: 'All of one’s own statements as CSV, a line for each comic',
  response: fileAnswer,
});

/** A month as an admin sees it. Money is in cents of its currency. */
export const shareMonthViewSchema = z.object({
  month: shareMonthSchema,
  poolCents: z.int(),
  currency: z.enum(shareCurrencies),
  rule: shareRuleSchema,
  closedAt: z.iso.datetime().nullable(),
  /** The month is over, so that it can be closed. */
  isOver: z.boolean(),
});
export type ShareMonthView = z.infer<typeof shareMonthViewSchema>;

export const getShareMonths = endpoint({
  method: 'GET',
  path: '/admin/shares',
  auth: 'admin',
  tag,
  summary: 'The months that have a pool, newest first',
  response: envelope({ months: z.array(shareMonthViewSchema) }),
});

export const setShareMonth = endpoint({
  method: 'PUT',
  path: '/admin/shares/:month',
  auth: 'admin',
  tag,
  summary: 'Set the pool and the rule of a month that is not closed',
  params: monthParams,
  body: z.object({
    poolCents: z.int().min(1).max(poolCentsMax),
    currency: z.enum(shareCurrencies),
    rule: shareTermsSchema,
  }),
  response: envelope({ month: shareMonthViewSchema }),
});

/** What one creator gets of a month; of one that is open, what they would get now. */
export const creatorShareSchema = z.object({
  creatorId: z.uuid(),
  name: z.string(),
  email: z.string(),
  reads: z.int(),
  unpaid: unpaidReadsSchema,
  cents: z.int(),
  paidAt: z.iso.datetime().nullable(),
});
export type CreatorShareView = z.infer<typeof creatorShareSchema>;

export const getShareMonth = endpoint({
  method: 'GET',
  path: '/admin/shares/:month',
  auth: 'admin',
  tag,
  summary: 'What everybody gets of a month, or would get now while it is open',
  params: monthParams,
  response: envelope({
    month: shareMonthViewSchema,
    allReads: z.int(),
    creators: z.array(creatorShareSchema),
  }),
});

export const closeShareMonth = endpoint({
  method: 'POST',
  path: '/admin/shares/:month/close',
  auth: 'admin',
  tag,
  summary: 'Close a month that is over: its pool is shared and booked, once and for good',
  params: monthParams,
  response: envelope({}),
});

export const payShare = endpoint({
  method: 'POST',
  path: '/admin/shares/:month/paid',
  auth: 'admin',
  tag,
  summary: 'Note that a creator has been paid by hand',
  params: monthParams,
  body: z.object({ creatorId: z.uuid() }),
  response: envelope({}),
});

export const getPayoutsFile = endpoint({
  method: 'GET',
  path: '/admin/shares/:month/payouts',
  auth: 'admin',
  tag,
  summary: 'Whom to pay how much for a closed month, as CSV',
  params: monthParams,
  response: fileAnswer,
});
