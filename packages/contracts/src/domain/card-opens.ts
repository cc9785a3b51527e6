import { type CardRank, cardRanks } from './card-ranks.ts';

/**
 * What the card of a comic opens: so many of its pages, from the first on, as they look in pencil and in ink. It is opened by
 * knowing, and never for coins. Whoever changes a number gives them another version.
 */
export const cardOpens = {
  version: 'card-opens-1',
  pages: { bronze: 0, silver: 1, gold: 4, platinum: 10, diamond: 1_000 } satisfies Record<CardRank, number>,
} as const;

/** The pages that a card of this rank opens of a comic with so many. */
export const pagesOpenedBy = (rank: CardRank | null, of: number): number =>
  rank === null ? 0 : Math.min(of, cardOpens.pages[rank]);

/** The next rank that opens more of a comic, and how many pages are open with it; undefined where there is nothing more. */
export function nextOpening(
  rank: CardRank | null,
  of: number,
): { rank: CardRank; pages: number } | undefined {
  const now = pagesOpenedBy(rank, of);
  const next = cardRanks.find((one) => pagesOpenedBy(one, of) > now);
  return next && { rank: next, pages: pagesOpenedBy(next, of) };
}
