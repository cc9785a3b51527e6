import { type CardRank, cardRanks } from './card-ranks.ts';
import { gradeValues } from './grades.ts';

/**
 * What cards open: of the own comic so many of its pages, from the first on, as they look in pencil and in ink, and a page of it in any style of the studio; and several
 * of a subject and grade comics of the grade above. They open by knowing, and never for coins. Whoever changes a number gives them
 * another version.
 */
export const cardOpens = {
  version: 'card-opens-3',
  pages: { bronze: 0, silver: 1, gold: 4, platinum: 10, diamond: 1_000 } satisfies Record<CardRank, number>,
  /** From this rank on: one page in another style. */
  styles: { rank: 'gold' },
  /** So many cards of this rank at least, of one subject and grade, open so many comics. */
  ahead: { cards: 3, rank: 'gold', comics: 3 },
} as const;

/** Of a comic, as far as its card opens something. */
export type RankedCard = { subject: string | null; grade: string | null; rank: CardRank | null };
/** The grade above one that somebody knows well in a subject, and how many cards it still takes. */
export type GradeAhead = { subject: string; grade: string; cardsLeft: number };

/** Of each subject the highest grade that some cards lead to, those first that are open. */
export function gradesAhead(cards: readonly RankedCard[]): GradeAhead[] {
  const { ahead } = cardOpens;
  const isKnown = ({ rank }: RankedCard) => hasReached(rank, ahead.rank);
  const known = Map.groupBy(cards.filter(isKnown), ({ subject }) => subject);
  return [...known]
    .flatMap(([subject, own]) => {
      const steps = [...Map.groupBy(own, ({ grade }) => grade)].flatMap(([grade, { length }]) => {
        const at = grade === null ? -1 : gradeValues.indexOf(grade);
        const above = gradeValues[at + 1];
        return subject !== null && at >= 0 && above !== undefined
          ? [{ subject, grade: above, cardsLeft: Math.max(0, ahead.cards - length) }]
          : [];
      });
      return steps.sort(byOpenness).slice(0, 1);
    })
    .sort(byOpenness);
}

const byOpenness = (a: GradeAhead, b: GradeAhead) =>
  a.cardsLeft - b.cardsLeft || gradeValues.indexOf(b.grade) - gradeValues.indexOf(a.grade);

/** True where a card of this rank opens a page of its comic in other styles. */
export const opensStyles = (rank: CardRank | null): boolean => hasReached(rank, cardOpens.styles.rank);

const hasReached = (rank: CardRank | null, wanted: CardRank): boolean =>
  rank !== null && cardRanks.indexOf(rank) >= cardRanks.indexOf(wanted);

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
