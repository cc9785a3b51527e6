import type { ReactNode } from 'react';
import classes from './next-action.module.css';

/**
 * What one does next, one on a screen, with what is to be said of it: where it is written, and on narrow screens in a bar
 * at the lower edge.
 * @param isRow words and button stand beside each other
 */
export function NextAction({ children, isRow }: { children: ReactNode; isRow?: boolean }) {
  return (
    <div className={classes.next} data-row={isRow || undefined}>
      {children}
    </div>
  );
}
