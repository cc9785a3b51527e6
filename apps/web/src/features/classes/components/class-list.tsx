import { Plural, Trans } from '@lingui/react/macro';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import classes from './classes.module.css';

/** Classes as rows, each a way into it. */
export function ClassList({ title, rows }: { title: string; rows: readonly SchoolClass[] }) {
  return (
    <section aria-label={title} className={classes.listed}>
      <h2>{title}</h2>
      <ul className={classes.rows}>
        {rows.map(({ pupilCount, ...row }) => (
          <li key={row._id}>
            <Link to={paths.classPupils(row._id)}>{row.name}</Link>
            <span className={classes.facts}>
              <span>
                <Plural value={pupilCount} one="# pupil" other="# pupils" />
              </span>
              <span>{gradeWords(row.grade)}</span>
              {row.subject && <span>{row.subject}</span>}
              {row.isDemo && (
                <span>
                  <Trans>invented, for trying out</Trans>
                </span>
              )}
              {!row.isMine && (
                <span>
                  <Trans>a colleague’s</Trans>
                </span>
              )}
            </span>
            <code className={classes.code}>{spelledCode(row.code)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
