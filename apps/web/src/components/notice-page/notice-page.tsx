import type { ReactNode } from 'react';
import classes from './notice-page.module.css';

/** A page that only says one thing: a panel with a picture, the sentence, and the way on. */
export function NoticePage({
  title,
  text,
  picture,
  action,
}: {
  title: string;
  text: string;
  /** Decoration. */
  picture: string;
  action: ReactNode;
}) {
  return (
    <main className={`wrap ${classes.page}`} id="main" tabIndex={-1}>
      <img src={picture} alt="" width={560} height={380} />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {action}
      </div>
    </main>
  );
}
