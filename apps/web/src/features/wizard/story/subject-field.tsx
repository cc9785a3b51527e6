import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { subjectWords } from '../../../lib/subject-words.ts';
import { subjectsQuery } from '../api/catalogue.ts';

export function SubjectField(props: { value: string; onChange: (subjectId: string) => void }) {
  const { data, isError } = useQuery(subjectsQuery);
  return (
    <Select
      label={t({ message: 'Subject', context: 'school' })}
      placeholder={t`Choose a subject`}
      searchable
      allowDeselect={false}
      data={data?.map(({ _id, name }) => ({ value: _id, label: subjectWords(name) })) ?? []}
      value={props.value || null}
      onChange={(id) => id && props.onChange(id)}
      error={isError ? t`Failed to fetch subjects` : undefined}
      rightSection={<IconSelector size={20} aria-hidden />}
      nothingFoundMessage={t`No such subject`}
    />
  );
}
