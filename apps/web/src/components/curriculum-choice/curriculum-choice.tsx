import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import type { CurriculumUnit } from '@panelwise/contracts/domain/curriculum';
import { useQuery } from '@tanstack/react-query';
import { curriculaQuery, standardListsQuery, unitsQuery } from '../../lib/curriculum-queries.ts';
import { curriculumWords } from '../../lib/curriculum-words.ts';
import { gradeWords } from '../../lib/grade-words.ts';
import { useSession } from '../../lib/session.ts';
import { PlainSelect } from '../plain-select/plain-select.tsx';
import classes from './curriculum-choice.module.css';

/** What comics are to teach; empty where it does not matter. */
export type CurriculumFilter = {
  curriculum: string;
  /** A grade of the curriculum. */
  level: string;
  unit: string;
  standard: string;
};
export const noCurriculum: CurriculumFilter = { curriculum: '', level: '', unit: '', standard: '' };

/** The title of a unit, with its number where its book has one. */
export const unitTitle = ({ chapter, title }: Pick<CurriculumUnit, 'chapter' | 'title'>) =>
  chapter === null ? title : `${chapter}. ${title}`;

/** Narrows comics down by curriculum, grade, chapter and standard, each once the one before is chosen. Needs no Mantine. */
export function CurriculumChoice({
  value,
  onChange,
}: {
  value: CurriculumFilter;
  onChange: (change: CurriculumFilter) => void;
}) {
  const { curriculum, level, unit, standard } = value;
  const { data: curricula = [] } = useQuery(curriculaQuery);
  const isTeacher = useSession(({ user }) => user !== null && classTeacherTypes.includes(user.userType));
  const { data: lists = [] } = useQuery({ ...standardListsQuery, enabled: isTeacher });
  const { data: units = [] } = useQuery(unitsQuery(curriculum, level));
  const grades = curricula.find(({ _id }) => _id === curriculum)?.grades ?? [];
  const bySubject = Map.groupBy(units, ({ subject }) => subject);
  const standards = units.find(({ _id }) => _id === unit)?.standards ?? [];
  return (
    <fieldset className={classes.row}>
      <legend className="visually-hidden">
        <Trans>Curriculum</Trans>
      </legend>
      <PlainSelect
        label={t`Curriculum`}
        any={t`Any curriculum`}
        value={curriculum}
        onChange={(chosen) => onChange({ ...noCurriculum, curriculum: chosen })}
      >
        {curricula.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {curriculumWords(name)}
          </option>
        ))}
        {lists.length > 0 && (
          <optgroup label={t`Lists of your school`}>
            {lists.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </PlainSelect>
      {grades.length > 0 && (
        <PlainSelect
          label={t`Grade of the curriculum`}
          any={t`All its grades`}
          value={level}
          onChange={(chosen) => onChange({ ...noCurriculum, curriculum, level: chosen })}
        >
          {grades.map(({ grade }) => (
            <option key={grade} value={grade}>
              {gradeWords(grade)}
            </option>
          ))}
        </PlainSelect>
      )}
      {curriculum && level && (
        <PlainSelect
          label={t`Chapter`}
          any={t`All chapters`}
          value={unit}
          onChange={(chosen) => onChange({ curriculum, level, unit: chosen, standard: '' })}
        >
          {[...bySubject].map(([subject, ofSubject]) => (
            <optgroup key={subject} label={subject}>
              {ofSubject.map((one) => (
                <option key={one._id} value={one._id}>
                  {unitTitle(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </PlainSelect>
      )}
      {unit && standards.length > 1 && (
        <PlainSelect
          label={t`Standard`}
          any={t`All of the chapter`}
          value={standard}
          onChange={(chosen) => onChange({ curriculum, level, unit, standard: chosen })}
        >
          {standards.map(({ code, title }) => (
            <option key={code} value={code}>
              {code} {title}
            </option>
          ))}
        </PlainSelect>
      )}
    </fieldset>
  );
}
