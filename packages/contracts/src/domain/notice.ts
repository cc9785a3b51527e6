import { z } from 'zod';
import { reviewPlaceSchema } from './comic.ts';

/**
 * What a creator is told of a comic: that a reviewer let it in or sent it back, or that readers reported it and nobody reads
 * it until somebody has looked, and that it is shown again; and that a question of it rests. A child is also told which parent sees its learning from now on,
 * or no more.
 */
export const comicNoticeKinds = [
  'accepted',
  'changes-asked',
  'declined',
  'looked-at',
  'shown-again',
] as const;
export type ComicNoticeKind = (typeof comicNoticeKinds)[number];
export const noticeKinds = [...comicNoticeKinds, 'item-rests', 'parent-linked', 'parent-left'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** Null where it is about a parent. */
  comicId: z.uuid().nullable(),
  title: z.string(),
  partNumber: z.int(),
  partCount: z.int(),
  /** Of a comic that was sent back what the reviewer wrote, and what it is about; of a question that rests its words; of a parent the name. */
  reason: z.string().nullable(),
  place: reviewPlaceSchema.nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
