import { t } from '@lingui/core/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { buyPowerUp, type getReview } from '@panelwise/contracts/http/learn';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { PowerUpButton } from '../../../components/power-up/power-up-button.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import classes from './review-run.module.css';

export type ReviewItem = z.output<typeof getReview.response>['items'][number];
/** What help has changed of a question. */
export type Helped = Pick<ReviewItem, 'question' | 'shownAt' | 'offers'>;

/** Help with a question that is open: what could be had for coins, and the way to the panel that was asked for. */
export function ReviewHelp({
  item: { comicId, question, shownAt, offers },
  coins,
  onHelped,
}: {
  item: ReviewItem;
  /** What there is to spend; undefined where there is no help to buy. */
  coins: number | undefined;
  onHelped: (helped: Helped, coins: number) => void;
}) {
  const buy = async (kind: ReviewItem['offers'][number]) => {
    const got = await call(buyPowerUp, { body: { comicId, key: question.key, kind } });
    onHelped(
      { question: got.question, shownAt: got.shownAt, offers: offers.filter((one) => one !== kind) },
      got.coins,
    );
  };
  return (
    <div className={classes.help}>
      {shownAt && (
        <Link to={readerAt(comicId, shownAt)} target="_blank" rel="noopener">
          {lookWords(shownAt)}
        </Link>
      )}
      {coins !== undefined &&
        offers
          .filter((kind) => kind !== 'fifty-fifty' || hasHalf(question))
          .map((kind) => <PowerUpButton key={kind} kind={kind} coins={coins} run={() => buy(kind)} />)}
    </div>
  );
}

const hasHalf = ({ options }: ReaderQuestion) => options.length > 2;

/** The address of the reader at a panel. */
export const readerAt = (comicId: string, { page, panel }: TaughtAt) =>
  `${paths.libraryComic(comicId)}?page=${page}&panel=${panel}`;
export const lookWords = ({ page, panel }: TaughtAt) => t`Look at page ${page}, panel ${panel}`;
