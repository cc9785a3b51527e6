import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import type { LengthOfPart } from '@panelwise/studio/write/who-is-in-it';
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { PanelStrip, type StripPanel } from '../../../components/panel-strip/panel-strip.tsx';
import classes from './parts-step.module.css';

/** How long a part is, in words. */
export function lengthText({ pages, panels }: LengthOfPart): string {
  return t`${plural(pages, { one: '# page', other: '# pages' })}, ${plural(panels, { one: '# panel', other: '# panels' })}`;
}

const cellsOf = ({ panelsByPage }: LengthOfPart): StripPanel[] =>
  panelsByPage.flatMap((count, page) =>
    Array.from({ length: count }, (_, panel) => ({ page, panel, state: 'waiting' as const })),
  );

const enoughText = ({ pages }: LengthOfPart) =>
  plural(pages, { one: 'Enough for # page', other: 'Enough for # pages' });

const leftOutText = ({ leftOut }: LengthOfPart) =>
  plural(leftOut, { one: '# moment of it is left out', other: '# moments of it are left out' });

/** How many pages a part shall have, as many as it needs unless told, and what comes of it. */
export function PagesField(props: {
  part: number;
  wanted: number | undefined;
  length: LengthOfPart | undefined;
  /** Its script stays, because somebody has typed in it or drawn it. */
  typed: boolean;
  onWant: (pageCount: number | undefined) => void;
}) {
  const { part, length, wanted } = props;
  const count = wanted ?? length?.pages;
  const step = (by: number) => count && props.onWant(count + by);
  return (
    <div className={classes.pages}>
      <p className={classes.pagesName} aria-hidden>
        <Trans>Pages</Trans>
      </p>
      <fieldset className={classes.stepper} aria-label={t`Pages of part ${part}`}>
        <ActionIcon
          variant="subtle"
          aria-label={t`One page fewer`}
          disabled={count === undefined || count <= 1}
          onClick={() => step(-1)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
        <output data-auto={wanted === undefined || undefined}>{count ?? '–'}</output>
        <ActionIcon
          variant="subtle"
          aria-label={t`One page more`}
          disabled={count === undefined || count >= limits.pagesWishedMax}
          onClick={() => step(1)}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <button
          type="button"
          className={classes.auto}
          aria-pressed={wanted === undefined}
          onClick={() => props.onWant(undefined)}
        >
          {wanted === undefined && <IconCheck size={16} aria-hidden />}
          <Trans>As many as it needs</Trans>
        </button>
      </fieldset>
      {length && (
        <>
          <p className={classes.length}>{lengthText(length)}</p>
          <PanelStrip panels={cellsOf(length)} size="sm" decorative />
        </>
      )}
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
