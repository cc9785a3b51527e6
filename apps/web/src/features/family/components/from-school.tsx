import type { ChildActivity } from '@panelwise/contracts/http/families';
import { IconCalendar } from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import { localDate } from '../../../lib/local-date.ts';
import classes from './family.module.css';

const goals = {
  read: 'read it',
  'read-and-quiz': 'read it and do the quiz',
  'read-and-hardcore-quiz': 'read it and do the hard quiz',
} as const;

/** What the school has set, what is due first at the head. */
export function FromSchool({ data: { child, school } }: { data: ChildActivity }) {
  return (
    <section aria-labelledby="school">
      <h2 id="school">From school</h2>
      {school.length === 0 ? (
        <p className={classes.none}>
          {child.classes.length > 0 ? 'Nothing is set right now.' : `${child.firstname} is in no class here.`}
        </p>
      ) : (
        <ul className={classes.school}>
          {school.map((work) => (
            <li key={work.assignmentId}>
              <Badge icon={IconCalendar}>{work.dueAt ? localDate(work.dueAt) : 'No date'}</Badge>
              <b>{work.title}</b>
              <span className="muted">
                {work.className}, {work.teacher}: {goals[work.goal]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
