import type { ReactNode } from 'react';
import classes from './caption-box.module.css';

/** The narrator's box: yellow, ink edge, heading type. For what the teacher is to read or do. */
export function CaptionBox({ children }: { children: ReactNode }) {
  return <span className={classes.box}>{children}</span>;
}
