import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconBooks,
  IconHelpCircle,
  IconLayoutGrid,
  IconMoodSmile,
  IconSchool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import { AvatarFace } from '../login-picture/avatar-face.tsx';
import { DropMenu } from '../menu/drop-menu.tsx';
import classes from './account-menu.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Who is signed in, their comics, and the way out. */
export function AccountMenu() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ') || user.username;
  return (
    <DropMenu
      label={t`Account: ${name}`}
      icon={
        user.avatar ? (
          <AvatarFace code={user.avatar} size={36} />
        ) : (
          <span className={classes.avatar}>{name.charAt(0).toUpperCase()}</span>
        )
      }
    >
      <p className={classes.who}>
        <b>{name}</b>
        {user.email}
      </p>
      <Link to={paths.profile}>
        <IconUser size={20} stroke={1.9} aria-hidden />
        <Trans>Profile</Trans>
      </Link>
      <Link to={paths.learn}>
        <IconSchool size={20} stroke={1.9} aria-hidden />
        <Trans>Learn</Trans>
      </Link>
      <Link to={paths.avatar}>
        <IconMoodSmile size={20} stroke={1.9} aria-hidden />
        <Trans>My character</Trans>
      </Link>
      {user.userType !== 'Student' && (
        <Link to={paths.parentActivity}>
          <IconUsers size={20} stroke={1.9} aria-hidden />
          <Trans>My child</Trans>
        </Link>
      )}
      <Link to={paths.myComics}>
        <IconLayoutGrid size={20} stroke={1.9} aria-hidden />
        <Trans>My comics</Trans>
      </Link>
      {user.userType === 'Teacher' && (
        <Link to={paths.myShares}>
          <IconBooks size={20} stroke={1.9} aria-hidden />
          <Trans>Revenue share</Trans>
        </Link>
      )}
      {user.userType === 'Student' && (
        <Link to={paths.join}>
          <IconSchool size={20} stroke={1.9} aria-hidden />
          <Trans>Join a class</Trans>
        </Link>
      )}
      <Link to={paths.faq}>
        <IconHelpCircle size={20} stroke={1.9} aria-hidden />
        <Trans>Help</Trans>
      </Link>
      {user.userType === 'admin' && <AdminMenu />}
      <div className={classes.colours}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
      <LogOutButton />
    </DropMenu>
  );
}
