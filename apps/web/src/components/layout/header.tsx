import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { IconLayoutGrid, IconLogin2, IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { atTop } from '../../lib/address-choices.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink, IconLink } from '../button/button-link.tsx';
import { DropMenu } from '../menu/drop-menu.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { mainNav, parentNav, teacherNav, youngNav } from './nav-items.ts';

const AdminTools = lazy(() => import('./admin-tools.tsx'));
const PersonalTools = lazy(() => import('./personal-tools.tsx'));

/** Menu, the way to a new comic, and what belongs to the person. */
export function Header() {
  const status = useSession((state) => state.status);
  const isAdmin = useSession((state) => state.user?.userType === 'admin');
  const isTeacher = useSession(({ user }) => user !== null && classTeacherTypes.includes(user.userType));
  const signedIn = status === 'signed-in';
  const isParent = useSession((state) => state.user?.userType === 'Parent');
  const isYoung = useSession((state) => state.user?.isYoung);
  const nav = isYoung ? youngNav : isParent ? parentNav : [...(isTeacher ? teacherNav : []), ...mainNav];
  const links = nav.map((item) => (
    <NavLink key={item.to} to={item.to}>
      {i18n._(item.label)}
    </NavLink>
  ));
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Logo />
        <nav
          className={classes.nav}
          aria-label={t({ message: 'Main', context: 'menu' })}
          data-full={isTeacher || undefined}
        >
          {links}
        </nav>
        <div className={classes.end}>
          {isAdmin && (
            <Suspense>
              <AdminTools />
            </Suspense>
          )}
          {signedIn && (
            <>
              <IconLink to={paths.myComics} label={t`My comics`} className={classes.wideOnly}>
                <IconLayoutGrid size={20} stroke={1.9} aria-hidden />
              </IconLink>
              <Suspense fallback={<span className={classes.toolsRoom} />}>
                <PersonalTools />
              </Suspense>
            </>
          )}
          {status === 'visitor' && (
            <IconLink to={paths.login} label={t`Log in`} className={classes.visitorOnly}>
              <IconLogin2 size={20} stroke={1.9} aria-hidden />
            </IconLink>
          )}
          <ButtonLink
            to={status === 'visitor' ? paths.signup : paths.createComic}
            // The wizard has the same path.
            state={atTop}
            variant={status === 'visitor' ? 'filled' : 'outline'}
            className={classes.create}
          >
            <Trans>Create Comics</Trans>
          </ButtonLink>
          <DropMenu
            label={t`Menu`}
            icon={<IconMenu2 size={24} stroke={1.9} aria-hidden />}
            className={classes.narrowOnly}
          >
            <nav aria-label={t({ message: 'Main, phone', context: 'menu' })}>
              {links}
              <NavLink to={status === 'visitor' ? paths.signup : paths.createComic}>
                <Trans>Create Comics</Trans>
              </NavLink>
            </nav>
          </DropMenu>
        </div>
      </div>
    </header>
  );
}
