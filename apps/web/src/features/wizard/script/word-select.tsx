import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { capitalised, inWords, type WordKind } from './staging-edits.ts';

/** A searchable menu of words of the studio's vocabulary, with pictures where there are any. */
export function WordSelect<T extends string>(props: {
  label: string;
  words: readonly T[];
  kind: WordKind;
  value: string | null | undefined;
  onChoose: (word: T) => void;
  picture?: (word: T) => ReactNode;
}) {
  return (
    <Select
      label={props.label}
      searchable
      allowDeselect={false}
      maxDropdownHeight={260}
      nothingFoundMessage={t`Nothing by that name`}
      comboboxProps={{ withinPortal: false }}
      data={props.words.map((value) => ({ value, label: capitalised(inWords(value, props.kind)) }))}
      value={props.value ?? null}
      onChange={(value) => value && props.onChoose(value as T)}
      renderOption={({ option }) => (
        <>
          {props.picture?.(option.value as T)}
          <span>{option.label}</span>
        </>
      )}
    />
  );
}
