import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import classes from './checks-card.module.css';
import type { ReviewCheck } from './review-checks.ts';

/** What the machine has checked; every finding leads to its place. */
export function ChecksCard({ checks }: { checks: ReviewCheck[] }) {
  const clear = checks.filter((check) => check.problems.length === 0).length;
  const total = checks.length;
  return (
    <section className={classes.card} aria-labelledby="checks">
      <div className={classes.head}>
        <h2 id="checks">
          <Trans>Checks</Trans>
        </h2>
        <span className="muted num">
          <Trans>
            {clear} of {total} clear
          </Trans>
        </span>
      </div>
      <ul className={classes.list}>
        {checks.map(({ label, good, of, problems }) => {
          const CheckIcon = problems.length > 0 ? IconFlag : IconCheck;
          return (
            <li key={label} className={classes.check} data-flag={problems.length > 0 || undefined}>
              <CheckIcon size={20} stroke={1.9} aria-hidden />
              <span>{label}</span>
              <span className="num">
                {of === 0 ? t({ message: 'None', context: 'nothing to check' }) : t`${good} of ${of}`}
              </span>
              {problems.length > 0 && (
                <ul className={classes.problems}>
                  {problems.map(({ text, href }) => (
                    <li key={text}>
                      <a href={href}>{text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
