import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

/** Above a heading: where one comes from. @param className how near the heading is */
export function BackLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={className}>
      <Link to={to} className={classes.link}>
        <IconArrowLeft size={18} stroke={1.9} aria-hidden />
        {children}
      </Link>
    </p>
  );
}
