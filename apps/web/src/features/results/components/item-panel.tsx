import { type ItemResult, leastDiscrimination } from '@panelwise/contracts/domain/class-results';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
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
  const tellsLittle =
    statistics !== null &&
    statistics.discrimination !== null &&
    statistics.discrimination < leastDiscrimination;
  return (
    <section className={classes.item} aria-label={isLost ? 'Where the class got lost' : `Question ${number}`}>
      <p className={classes.tag} data-lost={isLost || undefined}>
        {isLost ? 'Where the class got lost' : `Question ${number}`}
      </p>
      {panel && cutOut(panel)}
      <p className="muted">
        Question {number}
        {taughtAt && `, taught on page ${taughtAt.page}, panel ${taughtAt.panel}`}
        {isChanged && ' (changed since)'}
      </p>
      <h3>{question ?? 'This question was changed since; its words are not kept.'}</h3>
      <ul className={classes.options}>
        {options.map(({ text, isRight, chosen }, i) => (
          <li key={text} data-right={isRight || undefined}>
            <b aria-hidden>{String.fromCharCode(65 + i)}</b>
            <span>
              {text} {isRight && <span className={classes.right}>Right</span>}
              <span className={classes.length} aria-hidden>
                <span style={{ width: `${firstTry.of === 0 ? 0 : (chosen / firstTry.of) * 100}%` }} />
              </span>
            </span>
            <span className="num">
              {chosen}
              <span className="visually-hidden"> chose it first</span>
            </span>
          </li>
        ))}
      </ul>
      {wrong && wrong.chosen > 0 && (
        <p className={classes.belief}>
          {wrong.chosen} of {firstTry.of} chose “{wrong.text}”.
        </p>
      )}
      {statistics && (
        <p className="muted">
          {Math.round(statistics.facility * 100)} % of {firstTry.of} knew it at first.
        </p>
      )}
      {tellsLittle && (
        <p className={classes.belief}>
          This question does not separate who knows from who does not.{' '}
          {isOwn && !isChanged && <Link to={paths.publishComic(item.comicId)}>Bring another question</Link>}
        </p>
      )}
    </section>
  );
}
