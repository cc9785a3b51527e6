import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { grades } from '@panelwise/contracts/domain/grades';
import { isLanguage } from '@panelwise/contracts/domain/languages';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countryName } from '../../../components/flag/country-flag.tsx';
import { LanguageChoice } from '../../../components/language-choice/language-choice.tsx';
import { PlainSelect } from '../../../components/plain-select/plain-select.tsx';
import { gradeWords } from '../../../lib/grade-words.ts';
import { libraryChoicesQuery } from '../../../lib/library-choices.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { LibraryFilter } from '../api/library-queries.ts';
import classes from './library-filters.module.css';

type Change = (change: Partial<LibraryFilter>) => void;

type Choice = { value: string; comics?: number };

/** The choices that there are; what an address has chosen stands there even where the library has none of it. */
function withChosen(choices: readonly Choice[] = [], chosen: string): Choice[] {
  const isThere = !chosen || choices.some(({ value }) => value === chosen);
  return [...choices, ...(isThere ? [] : [{ value: chosen }])];
}
const numbered = (label: string, comics: number | undefined) =>
  comics === undefined ? label : `${label} (${comics})`;

/** Search box, grade, country and language. Typing is applied after a short pause. */
export function LibraryFinder({ filter, onChange }: { filter: LibraryFilter; onChange: Change }) {
  const { text, type } = useSearchText(filter.search, (search) => onChange({ search }));
  const { data } = useQuery(libraryChoicesQuery);
  const gradeAt = ({ value }: Choice) => grades.findIndex((grade) => grade.value === value);
  const ofGrades = withChosen(data?.grades, filter.grade).sort((a, b) => gradeAt(a) - gradeAt(b));
  const ofCountries = withChosen(data?.countries, filter.country).sort((a, b) =>
    countryName(a.value).localeCompare(countryName(b.value), i18n.locale),
  );
  return (
    <search className={classes.finder}>
      <label className={classes.search}>
        <IconSearch size={20} stroke={1.9} aria-hidden />
        <span className="visually-hidden">
          <Trans>Search the library</Trans>
        </span>
        <input
          type="search"
          placeholder={t`Search comics`}
          maxLength={limits.searchMax}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <PlainSelect
        label={t`Grade`}
        any={t`Any grade`}
        value={filter.grade}
        onChange={(grade) => onChange({ grade })}
        narrow
      >
        {ofGrades.map(({ value, comics }) => (
          <option key={value} value={value}>
            {numbered(gradeWords(value), comics)}
          </option>
        ))}
      </PlainSelect>
      <PlainSelect
        label={t`Country`}
        any={t`Any country`}
        value={filter.country}
        onChange={(country) => onChange({ country })}
        narrow
      >
        {ofCountries.map(({ value, comics }) => (
          <option key={value} value={value}>
            {numbered(countryName(value), comics)}
          </option>
        ))}
      </PlainSelect>
      <LanguageChoice
        narrow
        value={filter.language}
        onChange={(language) => onChange({ language: isLanguage(language) ? language : '' })}
      />
    </search>
  );
}

/** One button per subject that there are comics of, and one for all of them. */
export function SubjectFilter({ subject, onChange }: { subject: string; onChange: Change }) {
  const { data } = useQuery(libraryChoicesQuery);
  const choices: Choice[] = [
    { value: '' },
    ...withChosen(data?.subjects, subject).sort((a, b) =>
      subjectWords(a.value).localeCompare(subjectWords(b.value), i18n.locale),
    ),
  ];
  return (
    <fieldset className={classes.subjects}>
      <legend className="visually-hidden">
        <Trans>Subject</Trans>
      </legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === subject}
          onClick={() => onChange({ subject: choice.value })}
        >
          {choice.value ? subjectWords(choice.value) : t`All subjects`}
          {choice.comics !== undefined && <span className="num">{choice.comics}</span>}
        </button>
      ))}
    </fieldset>
  );
}
