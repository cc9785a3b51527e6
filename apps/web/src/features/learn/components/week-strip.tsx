import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { IconShield } from '@tabler/icons-react';
import { WeekShield } from './week-shield.tsx';
import classes from './week-strip.module.css';

const names = [msg`Mo`, msg`Tu`, msg`We`, msg`Th`, msg`Fr`, msg`Sa`, msg`Su`] as const;
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 24 * 3_600_000;
/** So many days of learning make a week. */
const daysOfWeek = 4;

/** The days of this week on which something was learnt, and a shield that stands in for one. */
export function WeekStrip({
  days,
  shield,
  coins = 0,
}: {
  days: readonly boolean[];
  shield?: LearnHome['weekShield'];
  /** What there is to spend. */
  coins?: number | undefined;
}) {
  const done = days.filter(Boolean).length + (shield === 'on' ? 1 : 0);
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  const learnt = names
    .map((_, index) => weekday.format(monday + index * dayMs))
    .filter((_, index) => days[index])
    .join(', ');
  const counts = Math.min(done, daysOfWeek);
  return (
    <div className={classes.week}>
      <p className={classes.title}>
        <Trans>Days this week</Trans>
      </p>
      <div aria-hidden="true" className={classes.days}>
        {names.map((name, index) => (
          <i key={index} data-done={days[index] || undefined}>
            <span>{i18n._(name)}</span>
          </i>
        ))}
      </div>
      <p>
        <Trans>
          <b>{counts} of 4</b> Rest days are fine.
        </Trans>
        {learnt && (
          <span className="visually-hidden">
            {' '}
            <Trans>Learned on {learnt}.</Trans>
          </span>
        )}
      </p>
      {shield === 'on' && (
        <p className={classes.shield}>
          <IconShield size={18} stroke={1.9} aria-hidden />
          <Trans>Your shield stands in for one day.</Trans>
        </p>
      )}
      {shield === 'offered' && <WeekShield coins={coins} />}
    </div>
  );
}
