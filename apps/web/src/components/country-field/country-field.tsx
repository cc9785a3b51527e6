import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Group, Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countriesQuery } from '../../lib/countries.ts';
import { CountryFlag, countryNames } from '../flag/country-flag.tsx';

type Country = { value: string; label: string };

/** The server names and sorts countries in English. */
function inOurLanguage({ countries }: { countries: Country[] }): Country[] {
  if (i18n.locale === 'en') return countries;
  const names = countryNames();
  const { compare } = new Intl.Collator(i18n.locale);
  return countries
    .map(({ value, label }) => ({ value, label: names.of(value) ?? label }))
    .sort((a, b) => compare(a.label, b.label));
}

/** Country: a searchable list with flags. */
export function CountryField(props: {
  value: string;
  onChange: (country: string) => void;
  description?: string;
  /** What is wrong with the choice. */
  error?: ReactNode;
}) {
  const { data, isError } = useQuery({ ...countriesQuery, select: inOurLanguage });
  return (
    <Select
      label={t`Country`}
      description={props.description}
      placeholder={t`Choose a country`}
      searchable
      allowDeselect={false}
      data={data ?? []}
      value={props.value || null}
      onChange={(country) => country && props.onChange(country)}
      error={isError ? t`The countries could not be loaded. Please reload.` : props.error}
      leftSection={props.value ? <CountryFlag code={props.value} /> : undefined}
      leftSectionWidth={52}
      rightSection={<IconSelector size={20} aria-hidden />}
      nothingFoundMessage={t`No such country`}
      renderOption={({ option }) => (
        <Group gap={10} wrap="nowrap">
          <CountryFlag code={option.value} />
          {option.label}
        </Group>
      )}
    />
  );
}
