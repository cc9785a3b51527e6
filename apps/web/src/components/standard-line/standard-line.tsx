import type { Standard } from '@panelwise/contracts/domain/curriculum';
import classes from './standard-line.module.css';

/** A standard in a line: its code, what it says, and of which curriculum it is. */
export function StandardLine({ standard: { code, title, of } }: { standard: Standard }) {
  return (
    <span className={classes.line}>
      <b>{code}</b> {title} <small>{of}</small>
    </span>
  );
}
