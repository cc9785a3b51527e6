import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
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

const home = { to: paths.home, label: msg`Home`, icon: IconHome } as const;
/** Where somebody who learns is at home. */
const learn = { to: paths.learn, label: msg`Learn`, icon: IconSchool } as const;
const tabs = [
  { to: paths.library, label: msg`Library`, icon: IconBooks },
  { to: paths.createComic, label: msg`Create`, icon: IconSquarePlus },
  { to: paths.myComics, label: msg`My comics`, icon: IconLayoutGrid },
] as const;

/** For somebody who may not read yet: three pictures, one word each. */
const youngTabs = [
  { to: paths.learn, label: msg`Home`, icon: IconHome },
  { to: paths.library, label: msg`Books`, icon: IconBooks },
  { to: paths.profile, label: msg({ message: 'Me', context: 'menu' }), icon: IconMoodSmile },
] as const;

/** The four places of a signed-in person, under the thumb on phones. */
export function TabBar() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const first = user.userType === 'Student' ? learn : home;
  return (
    <nav
      className={classes.bar}
      aria-label={t({ message: 'Quick', context: 'menu' })}
      data-young={user.isYoung || undefined}
    >
      {(user.isYoung ? youngTabs : [first, ...tabs]).map(({ to, label, icon: TabIcon }) => (
        <NavLink key={to} to={to} end={to === paths.home}>
          <TabIcon size={24} stroke={1.9} aria-hidden />
          {i18n._(label)}
        </NavLink>
      ))}
    </nav>
  );
}
