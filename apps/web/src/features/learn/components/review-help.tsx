import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { buyPowerUp, type getReview } from '@panelwise/contracts/http/learn';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { PowerUpButton } from '../../../components/power-up/power-up-button.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { useHelp } from '../../../lib/use-help.ts';
import classes from './review-run.module.css';

export type ReviewItem = z.output<typeof getReview.response>['items'][number];
/** Shows a panel of a comic in its place, or something else where it cannot be had. */
export type PanelOf = (comicId: string, at: TaughtAt, otherwise: ReactNode) => ReactNode;
/** What help has changed of a question. */
export type Helped = Pick<ReviewItem, 'question' | 'shownAt' | 'offers'>;

/** Help with a question that is open: what could be had for coins, and the way to the panel that was asked for. */
export function ReviewHelp({
  item: { comicId, question, shownAt, offers },
  coins,
  panelOf,
  onHelped,
}: {
  item: ReviewItem;
  /** What there is to spend; undefined where there is no help to buy. */
  coins: number | undefined;
  panelOf: PanelOf;
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
      {shownAt && panelOf(comicId, shownAt, <LookThere comicId={comicId} at={shownAt} />)}
      {coins !== undefined &&
        offers
          .filter((kind) => kind !== 'fifty-fifty' || hasHalf(question))
          .map((kind) => <PowerUpButton key={kind} kind={kind} coins={coins} run={() => buy(kind)} />)}
    </div>
  );
}

const hasHalf = ({ options }: ReaderQuestion) => options.length > 2;

/** The way to a panel that cannot be shown in its place. Beside the review, which goes on where it is. */
export function LookThere({ comicId, at: { page, panel } }: { comicId: string; at: TaughtAt }) {
  const { isYoung } = useHelp();
  return (
    <Link
      to={`${paths.libraryComic(comicId)}?page=${page}&panel=${panel}`}
      target="_blank"
      rel="noopener"
      data-young={isYoung || undefined}
    >
      {isYoung ? (
        <>
          <IconEye size={32} stroke={1.9} aria-hidden />
          <Trans>Look</Trans>
        </>
      ) : (
        t`Look at page ${page}, panel ${panel}`
      )}
    </Link>
  );
}
