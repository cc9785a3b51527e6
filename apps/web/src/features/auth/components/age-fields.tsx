import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CountryField } from '../../../components/country-field/country-field.tsx';
import { countriesQuery } from '../../../lib/countries.ts';
import classes from './auth-form.module.css';

type Asked = { birthYear?: string | undefined; country?: string | undefined };

/** How old a student is, and where: it says whether a grown-up has to agree. */
export function AgeFields<V extends Asked>({ form }: { form: UseFormReturnType<V> }) {
  const offered = useQuery(countriesQuery).data?.userSelectValue.value;
  const { country } = form.getValues();
  const choose = (value: string) => form.setFieldValue('country', value as never);
  // Most people sign up where their browser says they are.
  useEffect(() => {
    if (offered && !country) choose(offered);
  }, [offered]);
  return (
    <div className={classes.pair}>
      <TextInput
        label={t`Year of birth`}
        description={t`Only the year, such as 2014`}
        inputMode="numeric"
        maxLength={4}
        autoComplete="bday-year"
        {...form.getInputProps('birthYear')}
      />
      <CountryField
        description={t`Where you live`}
        value={country ?? ''}
        onChange={choose}
        error={form.getInputProps('country').error}
      />
    </div>
  );
}
