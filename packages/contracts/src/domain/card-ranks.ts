/** Ranks of the card of a comic, the lowest first. */
export const cardRanks = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type CardRank = (typeof cardRanks)[number];
