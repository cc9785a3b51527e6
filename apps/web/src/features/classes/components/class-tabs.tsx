import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './classes.module.css';

/** The parts of a class, each a page of its own. */
export function ClassTabs({ of }: { of: SchoolClass }) {
  return (
    <nav className={classes.tabs} aria-label="Class">
      <NavLink to={paths.classResults(of._id)} end>
        Results
      </NavLink>
      <NavLink to={paths.classAssignments(of._id)}>Assignments</NavLink>
      <NavLink to={paths.classLive(of._id)}>Live</NavLink>
      <NavLink to={paths.classPupils(of._id)}>
        Pupils <span className="num">{of.pupilCount}</span>
      </NavLink>
    </nav>
  );
}
