import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { subjectWords } from '../../lib/subject-words.ts';
import classes from './subject-choice.module.css';

/** Of which subject the shorts are. */
export function SubjectChoice({
  subjects,
  subject,
  onChoose,
}: {
  subjects: readonly string[];
  subject: string | undefined;
  onChoose: (subject: string | undefined) => void;
}) {
  const id = useId();
  if (subjects.length < 2) return null;
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>
        <Trans>Subject</Trans>
      </label>
      <select
        id={id}
        value={subject ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      >
        <option value="">{t`All subjects`}</option>
        {subjects.map((one) => (
          <option key={one} value={one}>
            {subjectWords(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
