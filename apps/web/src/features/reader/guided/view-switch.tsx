import { Trans } from '@lingui/react/macro';
import { IconBook, IconLayoutBoard } from '@tabler/icons-react';
import classes from './view-switch.module.css';

/** Whole pages, or panel by panel. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: 'pages' | 'panels';
  onChange: (view: 'pages' | 'panels') => void;
}) {
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">
        <Trans context="of a comic">View</Trans>
      </legend>
      <button
        type="button"
        aria-pressed={view === 'pages'}
        onClick={() => view !== 'pages' && onChange('pages')}
      >
        <IconBook size={18} stroke={1.9} aria-hidden />
        <Trans>Pages</Trans>
      </button>
      <button
        type="button"
        aria-pressed={view === 'panels'}
        onClick={() => view !== 'panels' && onChange('panels')}
      >
        <IconLayoutBoard size={18} stroke={1.9} aria-hidden />
        <Trans>Panels</Trans>
      </button>
    </fieldset>
  );
}
