import type { ReactNode } from 'react';
import { ChallengeNote } from '../../../components/challenge-note/challenge-note.tsx';
import { Logo } from '../../../components/layout/logo.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import classes from './auth-layout.module.css';

/** The frame of the account screens: the form, and one panel that says why it is worth it. */
export function AuthLayout({
  eyebrow,
  title,
  lead,
  width,
  children,
}: {
  /** Where the screen stands in a row of them. */
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  /** Widest the form gets, in px. */
  width: number;
  children: ReactNode;
}) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Logo />
        </header>
        <main id="main" tabIndex={-1} className={classes.main} style={{ maxWidth: width }}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          <ChallengeNote />
        </main>
      </div>
      <div className={classes.art} aria-hidden="true">
        {/* Not there on small screens: what is lazy is not loaded for them. */}
        <SitePicture name="entry" sizes="45vw" loading="lazy" />
      </div>
    </div>
  );
}
