import type { ReactNode } from 'react';
import classes from './wizard-head.module.css';

/** Title of a wizard step, with what was saved and the actions at its right; `isLow` leaves more of the screen to what follows. */
export function WizardHead(props: {
  title: string;
  eyebrow?: string;
  lead?: string;
  isLow?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={classes.head} data-low={props.isLow || undefined}>
      <div>
        {props.eyebrow && <p className={classes.eyebrow}>{props.eyebrow}</p>}
        <h1>{props.title}</h1>
        {props.lead && <p className={classes.lead}>{props.lead}</p>}
      </div>
      {props.children && <div className={classes.end}>{props.children}</div>}
    </div>
  );
}
