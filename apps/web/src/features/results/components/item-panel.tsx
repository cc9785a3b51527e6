import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ItemResult } from '@panelwise/contracts/domain/class-results';
import type { ReactNode } from 'react';
import { ItemStanding } from './item-standing.tsx';
import classes from './results.module.css';

/** Shows a panel, cut from the picture of its page. */
export type CutOut = (panel: NonNullable<ItemResult['panel']>) => ReactNode;

/** One question with its panel and what was chosen at first: where the class got lost, or another one. */
export function ItemPanel({
  item,
  number,
  isLost,
  isOwn,
  cutOut,
}: {
  item: ItemResult;
  /** Counts from 1. */
  number: number;
  isLost: boolean;
  /** Its comic is the teacher's own. */
  isOwn: boolean;
  cutOut: CutOut;
}) {
  const { panel, taughtAt, question, options, firstTry, isChanged, statistics } = item;
  const wrong = options.filter(({ isRight }) => !isRight).toSorted((a, b) => b.chosen - a.chosen)[0];
  const title = isLost ? t`Where the class got lost` : t`Question ${number}`;
  const all = firstTry.of;
  return (
    <section className={classes.item} aria-label={title}>
      <p className={classes.tag} data-lost={isLost || undefined}>
        {title}
      </p>
      {panel && cutOut(panel)}
      <p className="muted">
        <Place number={number} taughtAt={taughtAt} />
        {isChanged && (
          <>
            {' '}
            <Trans>(changed since)</Trans>
          </>
        )}
      </p>
      <h3>{question ?? t`This question was changed since; its words are not kept.`}</h3>
      <ul className={classes.options}>
        {options.map(({ text, isRight, chosen, isHardlyChosen }, i) => (
          <li key={text} data-right={isRight || undefined}>
            <b aria-hidden>{String.fromCharCode(65 + i)}</b>
            <span>
              {text}{' '}
              {isRight && (
                <span className={classes.right}>
                  <Trans context="answer">Right</Trans>
                </span>
              )}
              {isHardlyChosen && (
                <small className="muted">
                  <Trans>Hardly anybody chooses it</Trans>
                </small>
              )}
              <span className={classes.length} aria-hidden>
                <span style={{ width: `${firstTry.of === 0 ? 0 : (chosen / firstTry.of) * 100}%` }} />
              </span>
            </span>
            <span className="num">
              <Trans>
                {chosen}
                <span className="visually-hidden"> chose it first</span>
              </Trans>
            </span>
          </li>
        ))}
      </ul>
      {wrong && wrong.chosen > 0 && (
        <p className={classes.belief}>
          <Chosen count={wrong.chosen} all={all} text={wrong.text} />
        </p>
      )}
      {options.map(
        ({ belief, chosen }) =>
          belief && (
            <p key={belief} className={classes.belief}>
              <Trans>
                {chosen} may believe: “{belief}”
              </Trans>
            </p>
          ),
      )}
      {statistics && <ItemStanding item={item} statistics={statistics} isOwn={isOwn} />}
    </section>
  );
}

function Place({ number, taughtAt }: { number: number; taughtAt: ItemResult['taughtAt'] }) {
  if (!taughtAt) return <Trans>Question {number}</Trans>;
  const { page, panel } = taughtAt;
  return (
    <Trans>
      Question {number}, taught on page {page}, panel {panel}
    </Trans>
  );
}

function Chosen({ count, all, text }: { count: number; all: number; text: string }) {
  return (
    <Trans>
      {count} of {all} chose “{text}”.
    </Trans>
  );
}
