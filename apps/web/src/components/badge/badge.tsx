import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'plain' | 'ok' | 'warn' | 'bad' | 'pencil' | 'inked';

/** A word with an icon on a soft fill: the colour never stands alone. */
export function Badge({
  tone = 'plain',
  icon: TheIcon,
  children,
}: {
  tone?: BadgeTone;
  icon?: Icon;
  children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {TheIcon && <TheIcon size={16} stroke={2.3} aria-hidden />}
      {children}
    </span>
  );
}
