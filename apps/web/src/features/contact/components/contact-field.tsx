import type { ReactNode } from 'react';
import control from '../../../theme/control.module.css';
import classes from './contact-form.module.css';

/** What a control needs to be tied to its label and its complaint. */
export type ControlProps = {
  id: string;
  className: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-error': true | undefined;
};

/** The props of one control; `id` is unique on the page. */
export function controlProps(id: string, error: ReactNode, describedBy = `${id}-error`): ControlProps {
  return {
    id,
    className: `${control.input} ${classes.control}`,
    required: true,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? describedBy : undefined,
    'data-error': error ? true : undefined,
  };
}

/** The sentence under a field that says what is wrong. */
export function FieldError({ id, text }: { id: string; text: ReactNode }) {
  return (
    text && (
      <p id={`${id}-error`} className={control.error}>
        {text}
      </p>
    )
  );
}

/** A label, a control below it, and what is wrong with it. */
export function ContactField({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error: ReactNode;
  children: (props: ControlProps) => ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className={control.label}>
        {label}
      </label>
      {children(controlProps(id, error))}
      <FieldError id={id} text={error} />
    </div>
  );
}
