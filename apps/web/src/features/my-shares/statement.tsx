import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShareStatement } from '@panelwise/contracts/domain/shares';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { localDate } from '../../lib/local-date.ts';
import { moneyText, monthText } from '../../lib/money.ts';
import classes from './statement.module.css';

const twoPlaces = (amount: number) =>
  new Intl.NumberFormat(i18n.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(amount);
const shareText = (part: number, all: number) => (all === 0 ? '–' : `${twoPlaces((100 * part) / all)} %`);

/** What one's comics have earned in a month, and what was read without earning, with the reasons. */
export function Statement({ of }: { of: ShareStatement }) {
  const { month, currency, poolCents, allReads, rule, closedAt, lines, unpaid, cents, paidAt } = of;
  const { readsPerPupil, readsPerTeacher, teachers, daysInClass, answers } = rule;
  const monthName = monthText(month);
  const closing = localDate(closedAt);
  const payday = paidAt && localDate(paidAt);
  const counted = lines.reduce((sum, { reads }) => sum + reads, 0);
  const without = [
    { name: t`Your own classes`, why: t`never earn, so that nobody has to click`, reads: unpaid.ownClasses },
    { name: t`Readers in no class`, why: t`cannot be told from one another`, reads: unpaid.noClass },
    {
      name: t`Pupils in their class for less than ${daysInClass} days`,
      why: t`so that nobody invents a class to read`,
      reads: unpaid.newPupil,
    },
    {
      name: t`Pupils who answered fewer than ${answers} of its questions`,
      why: t`reading alone can be done by anybody`,
      reads: unpaid.unanswered,
    },
    {
      name: t`Over the cap of ${readsPerPupil} reads a pupil`,
      why: t`kept in the pool for all`,
      reads: unpaid.overCap,
    },
    {
      name: t`Over the cap of ${readsPerTeacher} reads by the pupils of one teacher`,
      why: t`kept in the pool for all`,
      reads: unpaid.overTeacher,
    },
    {
      name: t`Read by pupils of fewer than ${teachers} teachers`,
      why: t`counts as soon as more teachers’ pupils read you in a month`,
      reads: unpaid.fewTeachers,
    },
  ].filter(({ reads }) => reads > 0);
  return (
    <section className={classes.statement} aria-label={t`Statement for ${monthName}`}>
      <h2>
        <Trans>Statement for {monthName}</Trans>
      </h2>
      <div className={classes.both}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>What</Trans>
              </th>
              <th scope="col">
                <Trans>Reads</Trans>
              </th>
              <th scope="col" className={classes.wide}>
                <Trans>Share of the pool</Trans>
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
                <td className="num">{twoPlaces(line.cents / 100)}</td>
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
                <td className="num">{twoPlaces(0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Your share</Trans>
              </th>
              <td className="num">{counted}</td>
              <td className={`num ${classes.wide}`}>{shareText(cents, poolCents)}</td>
              <td className="num">{twoPlaces(cents / 100)}</td>
            </tr>
          </tfoot>
        </table>
        <div>
          <dl className={classes.facts}>
            <Fact name={t`Pool of ${monthName}`}>{moneyText(poolCents, currency)}</Fact>
            <Fact name={t`Reads of all that count`}>{allReads.toLocaleString(i18n.locale)}</Fact>
            <Fact name={t`Month closed`}>
              <Trans>{closing}, booked once</Trans>
            </Fact>
            <Fact name={t`Paid by hand`}>
              {paidAt ? (
                <Badge tone="ok" icon={IconCheck}>
                  <Trans>Paid {payday}</Trans>
                </Badge>
              ) : cents > 0 ? (
                t`not yet`
              ) : (
                t`nothing to pay`
              )}
            </Fact>
          </dl>
          <p className="muted">
            <Trans>
              A read counts when a pupil whom you have never taught reaches the last panel at reading speed
              and answers questions of it, and each comic once for a pupil. This month cannot change any more.
              Payouts are handled manually.
            </Trans>
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
