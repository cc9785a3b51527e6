import classes from './key-hint.module.css';

/** A key as it looks on the keyboard. Decoration where the button says it with `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {children}
    </span>
  );
}
