import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { grades } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { gradeWords } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { LessonFilter } from '../lessons/find-lessons.ts';
import classes from './lesson-filters.module.css';

/** So many subjects stand there before one asks for the others. */
const firstSubjects = 5;
const inSchool = grades.filter(({ age }) => age < 18);

/** Search box, subjects and a ruler of grades. */
export function LessonFilters({
  filter,
  count,
  subjects,
  onChange,
}: {
  filter: LessonFilter;
  /** How many lessons there are in all. */
  count: number;
  subjects: string[];
  onChange: (change: Partial<LessonFilter>) => void;
}) {
  const { text, type } = useSearchText(filter.search, (search) => onChange({ search }));
  const [open, setOpen] = useState(false);
  const all = open || subjects.indexOf(filter.subject) >= firstSubjects;
  const anyGrade = { value: '', label: t`Any grade`, short: t({ message: 'Any', context: 'grade' }) };
  const schoolGrades = inSchool.map(({ value, short }) => ({ value, label: gradeWords(value), short }));
  return (
    <search>
      <div className={classes.find}>
        <label className={classes.search}>
          <IconSearch size={20} stroke={1.9} aria-hidden />
          <span className="visually-hidden">
            <Trans>Search the lessons</Trans>
          </span>
          <input
            type="search"
            placeholder={
              count ? t`Search ${count} lessons: water, votes …` : t`Search all lessons: water, votes …`
            }
            maxLength={limits.searchMax}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <fieldset className={classes.subjects}>
          <legend className="visually-hidden">
            <Trans context="school">Subject</Trans>
          </legend>
          {['', ...subjects].map((subject, i) => (
            <button
              key={subject}
              type="button"
              aria-pressed={subject === filter.subject}
              data-later={(!all && i > firstSubjects) || undefined}
              onClick={() => onChange({ subject })}
            >
              {subject ? subjectWords(subject) : t`All subjects`}
            </button>
          ))}
          {!all && (
            <button type="button" className={classes.others} onClick={() => setOpen(true)}>
              <Trans>
                More<span className="visually-hidden"> subjects</span>
              </Trans>
              <IconChevronDown size={18} stroke={1.9} aria-hidden />
            </button>
          )}
        </fieldset>
      </div>
      <fieldset className={classes.grades}>
        <legend className="visually-hidden">
          <Trans>Grade of the lessons</Trans>
        </legend>
        <div className={classes.ruler}>
          {[anyGrade, ...schoolGrades].map(({ value, label, short }) => (
            <label key={value} title={label}>
              <input
                className="visually-hidden"
                type="radio"
                name="lesson-grade"
                aria-label={label}
                checked={value === filter.grade}
                onChange={() => onChange({ grade: value })}
              />
              <span aria-hidden>{short}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
