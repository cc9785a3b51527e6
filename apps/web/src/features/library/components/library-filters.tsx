import { useDebouncedCallback } from '@mantine/hooks';
import { grades } from '@panelwise/contracts/domain/grades';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countryName } from '../../../components/flag/country-flag.tsx';
import { countriesQuery, type LibraryFilter, subjectsQuery } from '../api/library-queries.ts';
import classes from './library-filters.module.css';

type Change = (change: Partial<LibraryFilter>) => void;

/** Search box, grade and country. Typing is applied after a short pause. */
export function LibraryFinder({ filter, onChange }: { filter: LibraryFilter; onChange: Change }) {
  const [text, setText] = useState(filter.search);
  const { data } = useQuery(countriesQuery);
  const chosen = filter.country && [{ value: filter.country, label: countryName(filter.country) }];
  const countries = data?.countries ?? (chosen || []);
  const search = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), 300);
  // The filter was changed from elsewhere: cleared, or by going back.
  useEffect(
    () => setText((typed) => (typed.trim() === filter.search ? typed : filter.search)),
    [filter.search],
  );
  return (
    <search className={classes.finder}>
      <label className={classes.search}>
        <IconSearch size={20} stroke={1.9} aria-hidden />
        <span className="visually-hidden">Search the library</span>
        <input
          type="search"
          placeholder="Search comics"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            search(event.target.value);
          }}
        />
      </label>
      <label>
        <span className="visually-hidden">Grade</span>
        <select
          className={classes.choice}
          value={filter.grade}
          onChange={(event) => onChange({ grade: event.target.value })}
        >
          <option value="">Any grade</option>
          {grades.map((grade) => (
            <option key={grade.value} value={grade.value}>
              {grade.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">Country</span>
        <select
          className={classes.choice}
          value={filter.country}
          onChange={(event) => onChange({ country: event.target.value })}
        >
          <option value="">Any country</option>
          {countries.map((country) => (
            <option key={country.value} value={country.value}>
              {country.label}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

/** One button per subject, and one for all of them. */
export function SubjectFilter({ subject, onChange }: { subject: string; onChange: Change }) {
  const { data } = useQuery(subjectsQuery);
  const choices = [
    { label: 'All subjects', value: '' },
    ...(data?.data ?? []).map(({ name }) => ({ label: name, value: name })),
  ];
  return (
    <fieldset className={classes.subjects}>
      <legend className="visually-hidden">Subject</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === subject}
          onClick={() => onChange({ subject: choice.value })}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
