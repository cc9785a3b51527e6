import type { ReactNode } from 'react';
import { type PictureName, SitePicture } from '../site-picture/site-picture.tsx';
import classes from './notice-page.module.css';

/** A page that only says one thing: a panel with a picture, the sentence, and the way on. */
export function NoticePage({
  title,
  text,
  more,
  picture,
  action,
}: {
  title: string;
  text: string;
  /** A second paragraph. */
  more?: string;
  /** Decoration. */
  picture: PictureName;
  action: ReactNode;
}) {
  return (
    <main className={`wrap ${classes.page}`} id="main" tabIndex={-1}>
      <SitePicture name={picture} sizes="(max-width: 640px) 100vw, 560px" />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {more && <p>{more}</p>}
        <div className={classes.actions}>{action}</div>
      </div>
    </main>
  );
}
