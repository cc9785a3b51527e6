import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './classes.module.css';

/** The parts of a class, each a page of its own. */
export function ClassTabs({ of }: { of: SchoolClass }) {
  return (
    <nav className={classes.tabs} aria-label={t`Class`}>
      <NavLink to={paths.classResults(of._id)} end>
        <Trans>Results</Trans>
      </NavLink>
      <NavLink to={paths.classConcepts(of._id)}>
        <Trans>Concepts</Trans>
      </NavLink>
      <NavLink to={paths.classAssignments(of._id)}>
        <Trans>Assignments</Trans>
      </NavLink>
      <NavLink to={paths.classCurriculum(of._id)}>
        <Trans>Curriculum</Trans>
      </NavLink>
      <NavLink to={paths.classLive(of._id)}>
        <Trans>Live</Trans>
      </NavLink>
      <NavLink to={paths.classPupils(of._id)}>
        <Trans>Pupils</Trans> <span className="num">{of.pupilCount}</span>
      </NavLink>
    </nav>
  );
}
