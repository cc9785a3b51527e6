import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import type { LengthOfPart } from '@panelwise/studio/write/who-is-in-it';
import classes from './parts-step.module.css';

const pagesText = (count: number) => plural(count, { one: '# page', other: '# pages' });

const choices = () => [
  { value: '', label: t`As many as it needs` },
  ...Array.from({ length: limits.pagesWishedMax }, (_, i) => ({
    value: `${i + 1}`,
    label: pagesText(i + 1),
  })),
];

function lengthText({ pages, panels }: LengthOfPart): string {
  return t`${plural(pages, { one: '# page', other: '# pages' })}, ${plural(panels, { one: '# panel', other: '# panels' })}`;
}

const enoughText = ({ pages }: LengthOfPart) =>
  plural(pages, { one: 'Enough for # page', other: 'Enough for # pages' });

const leftOutText = ({ leftOut }: LengthOfPart) =>
  plural(leftOut, { one: '# moment of it is left out', other: '# moments of it are left out' });

/** How many pages a part shall have, and what comes of it. */
export function PagesField(props: {
  part: number;
  wanted: number | undefined;
  length: LengthOfPart | undefined;
  /** Its script stays, because somebody has typed in it or drawn it. */
  typed: boolean;
  onWant: (pageCount: number | undefined) => void;
}) {
  const { part, length, wanted } = props;
  return (
    <div className={classes.pages}>
      <NativeSelect
        label={t`Pages`}
        aria-label={t`Pages of part ${part}`}
        size="sm"
        data={choices()}
        value={wanted === undefined ? '' : `${wanted}`}
        onChange={({ currentTarget: { value } }) => props.onWant(value ? Number(value) : undefined)}
      />
      {length && <p className={classes.length}>{lengthText(length)}</p>}
      <div role="status" className={classes.honest}>
        {wanted !== undefined && length && length.pages < wanted && <p>{enoughText(length)}</p>}
        {wanted !== undefined && length && length.leftOut > 0 && <p>{leftOutText(length)}</p>}
        {props.typed && (
          <p>
            <Trans>You have changed or drawn this script: it stays.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
