import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicNumbers } from '@panelwise/contracts/domain/comic-numbers';
import { formatDay, formatNumber, labelled, scaleEnd } from '../number-words.ts';
import classes from './numbers.module.css';

/** Readers by day or week, as bars; the last one is still going on. */
export function ReaderChart({ spans, isDaily }: { spans: ComicNumbers['spans']; isDaily: boolean }) {
  const end = scaleEnd(Math.max(...spans.map(({ readers }) => readers)));
  const isLabelled = labelled(spans.length, 5);
  const title = isDaily ? t`Readers a day` : t`Readers a week`;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="muted">
        <Trans>Your own classes are not counted.</Trans>
      </p>
      <div className={classes.chart} aria-hidden>
        <Scale marks={[end, end / 2, 0].map((n) => (Number.isInteger(n) ? formatNumber(n) : ''))} />
        <div className={classes.plot}>
          {spans.map(({ from, readers }, i) => (
            <span
              key={from}
              className={classes.bar}
              data-now={i === spans.length - 1 || undefined}
              style={{ height: `${(100 * readers) / end}%` }}
            >
              {spans.length <= 12 && readers > 0 && <b>{formatNumber(readers)}</b>}
            </span>
          ))}
        </div>
        <Days spans={spans} isLabelled={isLabelled} />
      </div>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans context="day">From</Trans>
            </th>
            <th scope="col">
              <Trans>Readers</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ from, readers }) => (
            <tr key={from}>
              <th scope="row">{formatDay(from)}</th>
              <td>{readers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The numbers of a scale, from its top to its bottom. */
export function Scale({ marks }: { marks: string[] }) {
  return (
    <div className={classes.scale}>
      {marks.map((mark, i) => (
        <span key={i}>{mark}</span>
      ))}
    </div>
  );
}

/** The first days of spans, below their marks. */
export function Days({
  spans,
  isLabelled,
}: {
  spans: ComicNumbers['spans'];
  isLabelled: (index: number) => boolean;
}) {
  return (
    <div className={classes.days}>
      {spans.map(({ from }, i) => (
        <span key={from}>{isLabelled(i) && <span>{formatDay(from)}</span>}</span>
      ))}
    </div>
  );
}
