import { z } from 'zod';

/** What a grown-up may give coins for: chosen from a list, so that nobody writes to a child here. */
export const giftReasons = [
  'kept-going',
  'helped-others',
  'asked-questions',
  'repaired-mistakes',
  'read-with-care',
  'tried-something-new',
] as const;
export type GiftReason = (typeof giftReasons)[number];

/** Who gives: a parent, or the teacher whose class it is. Which one, the child is not told by this. */
export const giftGivers = ['parent', 'teacher'] as const;
export type GiftGiver = (typeof giftGivers)[number];

/** The rules of gifts. Whoever changes one gives them another version. */
export const giftRules = {
  version: 'gifts-1',
  /** For one child in a week (Monday first, by UTC), from all grown-ups together. */
  coinsAWeek: 100,
  /** A child sees for so many days what it was given, the newest, and so many of them. */
  shownDays: 7,
  shownMost: 3,
} as const;

export const newGiftSchema = z.object({
  coins: z.int().min(1).max(giftRules.coinsAWeek),
  reason: z.enum(giftReasons, 'Please choose what it is for.'),
  /** Made by the device: sent twice, it is given once. */
  eventId: z.uuid(),
});
export type NewGift = z.infer<typeof newGiftSchema>;

/** A gift as the child sees it. */
export const giftSchema = z.object({
  from: z.enum(giftGivers),
  reason: z.enum(giftReasons),
  coins: z.int(),
  at: z.iso.datetime(),
});
export type Gift = z.infer<typeof giftSchema>;
