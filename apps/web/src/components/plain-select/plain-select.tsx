import type { ReactNode } from 'react';
import classes from './plain-select.module.css';

/** A menu of the browser's own that narrows a list down, empty where anything will do. Needs no Mantine. */
export function PlainSelect({
  label,
  any,
  value,
  onChange,
  narrow = false,
  children,
}: {
  /** For those who do not see what stands in it. */
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  value: string;
  onChange: (value: string) => void;
  /** For short words, several in a row. */
  narrow?: boolean;
  /** The options. */
  children: ReactNode;
}) {
  return (
    <label className={classes.field} data-narrow={narrow || undefined}>
      <span className="visually-hidden">{label}</span>
      <select className={classes.select} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
