import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { ReviewItem } from './components/review-help.tsx';

/** A question of the review; `isLike` where it is asked because one like it was missed. */
export type Asked = ReviewItem & { isLike?: boolean };
/** Finds a question of a comic by its key; undefined where the comic does not have it, or cannot be asked for. */
export type FindQuestion = (comicId: string, key: string) => Promise<ReaderQuestion | undefined>;

/**
 * The questions in the order in which they are asked, when one like the question at `at` is proposed: it comes next, from the
 * rest of the deck or from the comic. One that came that way brings no further one.
 */
export async function withSibling(
  asked: readonly Asked[],
  at: number,
  proposed: string,
  find: FindQuestion,
): Promise<readonly Asked[]> {
  const missed = asked[at]!;
  if (missed.isLike) return asked;
  const from = asked.findIndex(({ question }) => question.key === proposed);
  if (from >= 0 && from <= at) return asked;
  if (from > at) {
    const others = asked.filter((_, index) => index !== from);
    return others.toSpliced(at + 1, 0, { ...asked[from]!, isLike: true });
  }
  const question = await find(missed.comicId, proposed);
  if (!question) return asked;
  const { comicId, title } = missed;
  return asked.toSpliced(at + 1, 0, { comicId, title, question, shownAt: null, offers: [], isLike: true });
}
