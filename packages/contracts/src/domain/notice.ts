import { z } from 'zod';
import { reviewPlaceSchema } from './comic.ts';

/**
 * What a creator is told of a comic: that a reviewer let it in or sent it back, or that readers reported it and nobody reads
 * it until somebody has looked, and that it is shown again.
 */
export const noticeKinds = ['accepted', 'declined', 'looked-at', 'shown-again'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(noticeKinds),
  comicId: z.uuid(),
  title: z.string(),
  partNumber: z.int(),
  partCount: z.int(),
  /** Of a declined comic: what the reviewer wrote, and what it is about. */
  reason: z.string().nullable(),
  place: reviewPlaceSchema.nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
