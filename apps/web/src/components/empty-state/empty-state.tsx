import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** Nothing to show: one pencil drawing, the text, one action. */
export function EmptyState({
  title,
  text,
  action,
  picture = '/img/empty-pencil.webp',
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  /** `null` where there is no room for the drawing. */
  picture?: string | null;
}) {
  return (
    <div className={classes.empty}>
      {picture && <img src={picture} alt="" width={220} height={150} />}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
