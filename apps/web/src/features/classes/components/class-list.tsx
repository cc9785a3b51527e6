import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import classes from './classes.module.css';

/** Classes as rows, each a way into it. */
export function ClassList({ title, rows }: { title: string; rows: readonly SchoolClass[] }) {
  return (
    <section aria-label={title} className={classes.listed}>
      <h2>{title}</h2>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row._id}>
            <Link to={paths.classPupils(row._id)}>{row.name}</Link>
            <span className={classes.facts}>
              <span>{counted(row.pupilCount, 'pupil')}</span>
              <span>{gradeLabel(row.grade)}</span>
              {row.subject && <span>{row.subject}</span>}
              {row.isDemo && <span>invented, for trying out</span>}
              {!row.isMine && <span>a colleague’s</span>}
            </span>
            <code className={classes.code}>{spelledCode(row.code)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
