import type { ShareStatement } from '@panelwise/contracts/domain/shares';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { localDate } from '../../lib/local-date.ts';
import { moneyText, monthText } from '../../lib/money.ts';
import classes from './statement.module.css';

const shareText = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(2)} %`);

/** What one's comics have earned in a month, and what was read without earning, with the reasons. */
export function Statement({ of }: { of: ShareStatement }) {
  const { month, currency, poolCents, allReads, rule, closedAt, lines, unpaid, cents, paidAt } = of;
  const counted = lines.reduce((sum, { reads }) => sum + reads, 0);
  const without = [
    { name: 'Your own classes', why: 'never earn, so that nobody has to click', reads: unpaid.ownClasses },
    {
      name: `Over the cap of ${rule.readsPerPupil} reads a pupil`,
      why: 'kept in the pool for all',
      reads: unpaid.overCap,
    },
    { name: 'Readers in no class', why: 'cannot be told from one another', reads: unpaid.noClass },
  ].filter(({ reads }) => reads > 0);
  return (
    <section className={classes.statement} aria-label={`Statement for ${monthText(month)}`}>
      <h2>Statement for {monthText(month)}</h2>
      <div className={classes.both}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Reads</th>
              <th scope="col" className={classes.wide}>
                Share of the pool
              </th>
              <th scope="col">{currency}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.comicId ?? line.title}>
                <th scope="row">{line.title}</th>
                <td className="num">{line.reads}</td>
                <td className={`num ${classes.wide}`}>{shareText(line.cents, poolCents)}</td>
                <td className="num">{(line.cents / 100).toFixed(2)}</td>
              </tr>
            ))}
            {without.map(({ name, why, reads }) => (
              <tr key={name} className={classes.without}>
                <th scope="row">
                  {name}
                  <small>{why}</small>
                </th>
                <td className="num">{reads}</td>
                <td className={`num ${classes.wide}`}>–</td>
                <td className="num">0.00</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Your share</th>
              <td className="num">{counted}</td>
              <td className={`num ${classes.wide}`}>{shareText(cents, poolCents)}</td>
              <td className="num">{(cents / 100).toFixed(2)}</td>
            </tr>
          </tfoot>
        </table>
        <div>
          <dl className={classes.facts}>
            <Fact name={`Pool of ${monthText(month)}`}>{moneyText(poolCents, currency)}</Fact>
            <Fact name="Reads of all that count">{allReads.toLocaleString('en')}</Fact>
            <Fact name="Month closed">{localDate(closedAt)}, booked once</Fact>
            <Fact name="Paid by hand">
              {paidAt ? (
                <Badge tone="ok" icon={IconCheck}>
                  Paid {localDate(paidAt)}
                </Badge>
              ) : cents > 0 ? (
                'not yet'
              ) : (
                'nothing to pay'
              )}
            </Fact>
          </dl>
          <p className="muted">
            A read counts when a pupil of another teacher’s class reaches the last panel at reading speed, and
            each comic once for a pupil. This month cannot change any more. Payouts are handled manually.
          </p>
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
