import { z } from 'zod';

/** How an item stands with a learner, as far as its card says. `retrievability` is 0 to 1, of this moment. */
export type CardStanding = { retrievability: number; wasRight: boolean; lapses: number };

/** An item that is remembered less surely than this is shaky. */
export const shakyBelow = 0.9;

/** How well a concept is known: its items counted by how they stand. */
export const masterySchema = z.object({
  items: z.int(),
  /** Right, and still remembered. */
  known: z.int(),
  /** Answered, but not right yet, or fading. */
  shaky: z.int(),
  unseen: z.int(),
  /** What share of the items would be right now: the mean of what is remembered, unseen ones as nothing. 0 to 1. */
  share: z.number().min(0).max(1),
});
export type Mastery = z.infer<typeof masterySchema>;

/** How well a concept of so many items is known, from the cards of one learner. */
export function masteryOf(items: number, cards: readonly CardStanding[]): Mastery {
  // A card may be of an item that the comic no longer has.
  const counted = cards.slice(0, items);
  const known = counted.filter(({ retrievability, wasRight }) => wasRight && retrievability >= shakyBelow);
  const sum = counted.reduce((all, { retrievability, wasRight }) => all + (wasRight ? retrievability : 0), 0);
  return {
    items,
    known: known.length,
    shaky: counted.length - known.length,
    unseen: items - counted.length,
    share: items === 0 ? 0 : sum / items,
  };
}
