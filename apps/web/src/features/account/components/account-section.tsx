import { type ReactNode, useId } from 'react';
import classes from './account-section.module.css';

/** One matter of the account: its name at the left, what can be done about it at the right. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
