import { t } from '@lingui/core/macro';
import { classCodeSchema, spelledCode } from '@panelwise/contracts/domain/class-code';
import { useId, useState } from 'react';
import { installFormMessages } from '../../lib/form-messages.ts';
import { PlainButton } from '../button/button-link.tsx';
import classes from './code-field.module.css';

installFormMessages();

/** One large field for a class code, and one large button. */
export function CodeField({
  label,
  hint,
  code,
  action,
  busy,
  complaint,
  onCode,
}: {
  label: string;
  /** Where to look, for whoever typed what is no code. */
  hint: string;
  /** What it begins with. */
  code: string;
  action: string;
  busy: boolean;
  complaint: string | undefined;
  onCode: (code: string) => void;
}) {
  const [typed, setTyped] = useState(spelledCode(code));
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const said = wrong ?? complaint;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = classCodeSchema.safeParse(typed);
        setWrong(read.success ? undefined : t`${hint}: a word and four numbers, such as OWL 3725.`);
        if (read.success) onCode(read.data);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes.code}
        value={typed}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
      />
      <p id={`${id}-said`} className={classes.said} role="alert">
        {said}
      </p>
      <PlainButton type="submit" size="lg" className={classes.go} disabled={busy}>
        {busy ? t`One moment...` : action}
      </PlainButton>
    </form>
  );
}
