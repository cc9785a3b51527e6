import { NativeSelect } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import type { LengthOfPart } from '@panelwise/studio/write/who-is-in-it';
import { counted } from '../../../lib/counted.ts';
import classes from './parts-step.module.css';

const choices = [
  { value: '', label: 'As many as it needs' },
  ...Array.from({ length: limits.pagesWishedMax }, (_, i) => ({
    value: `${i + 1}`,
    label: counted(i + 1, 'page'),
  })),
];

/** How many pages a part shall have, and what comes of it. */
export function PagesField(props: {
  part: number;
  wanted: number | undefined;
  length: LengthOfPart | undefined;
  /** Its script stays, because somebody has typed in it or drawn it. */
  typed: boolean;
  onWant: (pageCount: number | undefined) => void;
}) {
  const { length, wanted } = props;
  return (
    <div className={classes.pages}>
      <NativeSelect
        label="Pages"
        aria-label={`Pages of part ${props.part}`}
        size="sm"
        data={choices}
        value={wanted === undefined ? '' : `${wanted}`}
        onChange={({ currentTarget: { value } }) => props.onWant(value ? Number(value) : undefined)}
      />
      {length && (
        <p className={classes.length}>
          {counted(length.pages, 'page')}, {counted(length.panels, 'panel')}
        </p>
      )}
      <div role="status" className={classes.honest}>
        {wanted !== undefined && length && length.pages < wanted && (
          <p>Enough for {counted(length.pages, 'page')}</p>
        )}
        {wanted !== undefined && length && length.leftOut > 0 && (
          <p>
            {counted(length.leftOut, 'moment')} of it {length.leftOut === 1 ? 'is' : 'are'} left out
          </p>
        )}
        {props.typed && <p>You have changed or drawn this script: it stays.</p>}
      </div>
    </div>
  );
}
