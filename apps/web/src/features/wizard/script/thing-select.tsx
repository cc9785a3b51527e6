import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { isLanguage } from '@panelwise/contracts/domain/languages';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { thingNamesQuery } from '../api/sketch.ts';
import { findThings, thingLabel } from './find-things.ts';
import { MotifPicture } from './motif-picture.tsx';

/** A searchable menu of all things that can be drawn, with their pictures. */
export function ThingSelect(props: {
  label: string;
  meta: ComicMeta;
  value: string | null;
  className?: string | undefined;
  onChoose: (icon: string) => void;
}) {
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const { data: things } = useQuery(thingNamesQuery(language));
  return (
    <Select
      label={props.label}
      className={props.className}
      // What is typed before the list is there would be lost.
      disabled={!things}
      searchable
      allowDeselect={false}
      limit={30}
      maxDropdownHeight={260}
      placeholder={t`Search for a picture`}
      nothingFoundMessage={t`Nothing by that name`}
      comboboxProps={{ withinPortal: false }}
      data={things?.map((thing) => ({ value: thing.name, label: thingLabel(thing) }))}
      value={props.value}
      filter={({ search, limit }) =>
        findThings(things ?? [], search)
          .slice(0, limit)
          .map((thing) => ({ value: thing.name, label: thingLabel(thing), disabled: false }))
      }
      onChange={(value) => value && props.onChoose(value)}
      renderOption={({ option }) => (
        <>
          <MotifPicture motif={{ of: 'thing', icon: option.value }} meta={props.meta} />
          <span>{option.label}</span>
        </>
      )}
    />
  );
}
