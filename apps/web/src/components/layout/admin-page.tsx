import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './admin-page.module.css';

/** An admin's screen: its title, one action beside it, and what it is about. */
export function AdminPage({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </main>
  );
}
