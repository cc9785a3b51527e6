import { NavLink, Outlet, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What stands above every tab of a class. */
export function Component() {
  const { id = '' } = useParams();
  usePageTitle('Class');
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <h1>Class</h1>
      <nav aria-label="Class">
        <NavLink to={paths.classResults(id)} end>
          Results
        </NavLink>{' '}
        <NavLink to={paths.classAssignments(id)}>Assignments</NavLink>
      </nav>
      <Outlet />
    </main>
  );
}
