import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComicNumbers, leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import { formatDay, labelled } from '../number-words.ts';
import classes from './numbers.module.css';
import { Days, Scale } from './reader-chart.tsx';

/** Right first answers by day or week, as a line through the spans in which enough people answered. */
export function ShareChart({ spans, isDaily }: { spans: ComicNumbers['spans']; isDaily: boolean }) {
  const isLabelled = labelled(spans.length, 5);
  const points = spans.flatMap(({ from, rightShare }, i) =>
    rightShare === null ? [] : [{ from, share: rightShare, x: ((i + 0.5) / spans.length) * 100 }],
  );
  const last = points.at(-1);
  return (
    <section aria-label={t`Right first time`}>
      <h2>
        <Trans>Right first time</Trans>
      </h2>
      <p className="muted">
        {isDaily ? (
          <Trans>All first answers of a day, once {leastPeople} people have answered.</Trans>
        ) : (
          <Trans>All first answers of a week, once {leastPeople} people have answered.</Trans>
        )}
      </p>
      {last ? (
        <>
          <div className={classes.chart} aria-hidden>
            <Scale marks={['100 %', '50 %', '0 %']} />
            <div className={classes.plot}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
                <polyline points={points.map(({ x, share }) => `${x},${100 - share}`).join(' ')} />
              </svg>
              {points.map(({ from, x, share }) => (
                <i
                  key={from}
                  className={classes.point}
                  data-now={from === last.from || undefined}
                  style={{ left: `${x}%`, bottom: `${share}%` }}
                >
                  {from === last.from && <b>{share} %</b>}
                </i>
              ))}
            </div>
            <Days spans={spans} isLabelled={isLabelled} />
          </div>
          <table className="visually-hidden">
            <caption>
              <Trans>Right first answers in percent</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans context="day">From</Trans>
                </th>
                <th scope="col">
                  <Trans context="answer">Right</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ from, share }) => (
                <tr key={from}>
                  <th scope="row">{formatDay(from)}</th>
                  <td>{share} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className={classes.nothing}>
          <Trans>Fewer than {leastPeople} people have answered the quiz so far.</Trans>
        </p>
      )}
    </section>
  );
}
