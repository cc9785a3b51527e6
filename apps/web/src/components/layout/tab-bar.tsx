import { IconBooks, IconHome, IconLayoutGrid, IconSquarePlus } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './tab-bar.module.css';

const tabs = [
  { to: paths.home, label: 'Home', icon: IconHome },
  { to: paths.library, label: 'Library', icon: IconBooks },
  { to: paths.createComic, label: 'Create', icon: IconSquarePlus },
  { to: paths.myComics, label: 'My comics', icon: IconLayoutGrid },
] as const;

/** The four places of a signed-in person, under the thumb on phones. */
export function TabBar() {
  const signedIn = useSession((state) => state.status === 'signed-in');
  if (!signedIn) return null;
  return (
    <nav className={classes.bar} aria-label="Quick">
      {tabs.map(({ to, label, icon: TabIcon }) => (
        <NavLink key={to} to={to} end={to === paths.home}>
          <TabIcon size={24} stroke={1.9} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
