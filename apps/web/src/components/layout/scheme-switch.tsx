import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import {
  chooseScheme,
  type SchemeChoice,
  schemeChoice,
  schemeChoices,
  watchScheme,
} from '../../lib/color-scheme.ts';
import classes from './scheme-switch.module.css';

/** Light, dark, or as the device says. */
export function SchemeSwitch() {
  const choice = useSyncExternalStore(watchScheme, schemeChoice, () => 'auto' as const);
  return (
    <label className={classes.switch}>
      <Trans>Colors</Trans>
      <select value={choice} onChange={(event) => chooseScheme(event.target.value as SchemeChoice)}>
        {schemeChoices.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
