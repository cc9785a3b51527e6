import { Trans } from '@lingui/react/macro';
import { grades } from '@panelwise/contracts/domain/grades';
import { gradeWords } from '../../../lib/grade-words.ts';
import classes from './grade-ruler.module.css';

/** Class/Grade as a ruler with a mark for each of the 15 grades. */
export function GradeRuler(props: { value: string; onChange: (grade: string) => void }) {
  return (
    <fieldset>
      <legend className={classes.legend}>
        <Trans>Class/Grade</Trans>
      </legend>
      <div className={classes.ruler}>
        {grades.map((grade) => (
          <label key={grade.value} className={classes.mark} title={gradeWords(grade.value)}>
            <input
              className="visually-hidden"
              type="radio"
              name="grade"
              aria-label={gradeWords(grade.value)}
              checked={grade.value === props.value}
              onChange={() => props.onChange(grade.value)}
            />
            <span aria-hidden>{grade.short}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
