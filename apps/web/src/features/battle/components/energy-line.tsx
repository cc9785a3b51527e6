import { Trans } from '@lingui/react/macro';
import type { Energy } from '@panelwise/contracts/domain/energy';
import { IconBolt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './energy-line.module.css';

/** What is left for games and battles. Without any it says what to read, and sells nothing. */
export function EnergyLine({ energy: { amount, most, nextInMs } }: { energy: Energy }) {
  const hours = Math.max(1, Math.ceil((nextInMs ?? 0) / 3_600_000));
  return (
    <p className={classes.energy}>
      <IconBolt stroke={1.9} size={20} aria-hidden />
      {amount > 0 ? (
        <Trans>
          Energy: {amount} of {most}. A comic read to its end brings one back.
        </Trans>
      ) : (
        <span>
          <Trans>
            No energy left. <Link to={paths.learn}>Read a comic or do your review</Link>, or wait for up to{' '}
            {hours} h.
          </Trans>
        </span>
      )}
    </p>
  );
}
