import { grades } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countryName } from '../../../components/flag/country-flag.tsx';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { countriesQuery, type LibraryFilter, subjectsQuery } from '../api/library-queries.ts';
import classes from './library-filters.module.css';

type Change = (change: Partial<LibraryFilter>) => void;

/** Search box, grade and country. Typing is applied after a short pause. */
export function LibraryFinder({ filter, onChange }: { filter: LibraryFilter; onChange: Change }) {
  const { text, type } = useSearchText(filter.search, (search) => onChange({ search }));
  const { data } = useQuery(countriesQuery);
  const chosen = filter.country && [{ value: filter.country, label: countryName(filter.country) }];
  const countries = data?.countries ?? (chosen || []);
  return (
    <search className={classes.finder}>
      <label className={classes.search}>
        <IconSearch size={20} stroke={1.9} aria-hidden />
        <span className="visually-hidden">Search the library</span>
        <input
          type="search"
          placeholder="Search comics"
          maxLength={limits.searchMax}
          value={text}
          onChange={(event) => type(event.target.value)}
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
