import {
  IconBooks,
  IconHome,
  IconLayoutGrid,
  IconMoodSmile,
  IconSchool,
  IconSquarePlus,
} from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './tab-bar.module.css';

const home = { to: paths.home, label: 'Home', icon: IconHome } as const;
/** Where somebody who learns is at home. */
const learn = { to: paths.learn, label: 'Learn', icon: IconSchool } as const;
const tabs = [
  { to: paths.library, label: 'Library', icon: IconBooks },
  { to: paths.createComic, label: 'Create', icon: IconSquarePlus },
  { to: paths.myComics, label: 'My comics', icon: IconLayoutGrid },
] as const;

/** For somebody who may not read yet: three pictures, one word each. */
const youngTabs = [
  { to: paths.learn, label: 'Home', icon: IconHome },
  { to: paths.library, label: 'Books', icon: IconBooks },
  { to: paths.profile, label: 'Me', icon: IconMoodSmile },
] as const;

/** The four places of a signed-in person, under the thumb on phones. */
export function TabBar() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const first = user.userType === 'Student' ? learn : home;
  return (
    <nav className={classes.bar} aria-label="Quick" data-young={user.isYoung || undefined}>
      {(user.isYoung ? youngTabs : [first, ...tabs]).map(({ to, label, icon: TabIcon }) => (
        <NavLink key={to} to={to} end={to === paths.home}>
          <TabIcon size={24} stroke={1.9} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
