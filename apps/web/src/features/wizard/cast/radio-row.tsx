import type { ReactNode } from 'react';
import classes from './cast.module.css';

export type RadioOption<V extends string | number> = { value: V; label: string; shown?: ReactNode };

/** One choice out of a few that are seen at once: colours, hair, clothes. */
export function RadioRow<V extends string | number>(props: {
  legend: string;
  name: string;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  look: 'swatches' | 'pictures' | 'words';
  onChange: (value: V) => void;
}) {
  return (
    <fieldset className={classes.row}>
      <legend>{props.legend}</legend>
      <div className={classes[props.look]}>
        {props.options.map(({ value, label, shown }) => (
          <label key={value} title={label}>
            <input
              className="visually-hidden"
              type="radio"
              name={props.name}
              aria-label={label}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {shown}
            {props.look !== 'swatches' && <span aria-hidden>{label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A patch of one colour. */
export const Swatch = ({ color }: { color: string }) => (
  <i className={classes.swatch} style={{ background: color }} />
);
