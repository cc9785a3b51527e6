import type { ReactNode } from 'react';
import { type PictureName, SitePicture } from '../site-picture/site-picture.tsx';
import classes from './empty-state.module.css';

/** Nothing to show: one pencil drawing, the text, one action. */
export function EmptyState({
  title,
  text,
  action,
  picture = 'empty',
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  /** `null` where there is no room for the drawing. */
  picture?: PictureName | null;
}) {
  return (
    <div className={classes.empty}>
      {picture && <SitePicture name={picture} sizes="220px" loading="lazy" />}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
