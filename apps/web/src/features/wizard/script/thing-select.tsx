import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { thingNamesQuery } from '../api/sketch.ts';
import { MotifPicture } from './motif-picture.tsx';
import { WordSelect } from './word-select.tsx';

/** A searchable menu of all things that can be drawn, with their pictures. */
export function ThingSelect(props: {
  label: string;
  meta: ComicMeta;
  value: string | null;
  onChoose: (icon: string) => void;
}) {
  const names = useQuery(thingNamesQuery).data ?? [];
  return (
    <WordSelect
      label={props.label}
      words={names}
      kind="thing"
      value={props.value}
      limit={30}
      picture={(icon) => <MotifPicture motif={{ of: 'thing', icon }} meta={props.meta} />}
      onChoose={props.onChoose}
    />
  );
}
