import { Group, Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countriesQuery } from '../../lib/countries.ts';
import { CountryFlag } from '../flag/country-flag.tsx';

/** Country: a searchable list with flags. */
export function CountryField(props: {
  value: string;
  onChange: (country: string) => void;
  description?: string;
  /** What is wrong with the choice. */
  error?: ReactNode;
}) {
  const { data, isError } = useQuery(countriesQuery);
  return (
    <Select
      label="Country"
      description={props.description}
      placeholder="Choose a country"
      searchable
      allowDeselect={false}
      data={data?.countries ?? []}
      value={props.value || null}
      onChange={(country) => country && props.onChange(country)}
      error={isError ? 'The countries could not be loaded. Please reload.' : props.error}
      leftSection={props.value ? <CountryFlag code={props.value} /> : undefined}
      leftSectionWidth={52}
      rightSection={<IconSelector size={20} aria-hidden />}
      nothingFoundMessage="No such country"
      renderOption={({ option }) => (
        <Group gap={10} wrap="nowrap">
          <CountryFlag code={option.value} />
          {option.label}
        </Group>
      )}
    />
  );
}
