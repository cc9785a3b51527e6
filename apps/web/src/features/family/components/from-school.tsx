import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChildActivity } from '@panelwise/contracts/http/families';
import { IconCalendar } from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import { localDate } from '../../../lib/local-date.ts';
import classes from './family.module.css';

function workWords({ className, teacher, goal }: ChildActivity['school'][number]): string {
  if (goal === 'read') return t`${className}, ${teacher}: read it`;
  return goal === 'read-and-quiz'
    ? t`${className}, ${teacher}: read it and do the quiz`
    : t`${className}, ${teacher}: read it and do the hard quiz`;
}

/** What the school has set, what is due first at the head. */
export function FromSchool({ data: { child, school } }: { data: ChildActivity }) {
  const name = child.firstname;
  return (
    <section aria-labelledby="school">
      <h2 id="school">
        <Trans>From school</Trans>
      </h2>
      {school.length === 0 ? (
        <p className={classes.none}>
          {child.classes.length > 0 ? t`Nothing is set right now.` : t`${name} is in no class here.`}
        </p>
      ) : (
        <ul className={classes.school}>
          {school.map((work) => (
            <li key={work.assignmentId}>
              <Badge icon={IconCalendar}>{work.dueAt ? localDate(work.dueAt) : t`No date`}</Badge>
              <b>{work.title}</b>
              <span className="muted">{workWords(work)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
