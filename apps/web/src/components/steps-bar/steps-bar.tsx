import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import classes from './steps-bar.module.css';

/**
 * Steps as panels in a row: done ones in ink, the present one in yellow, the others in outline.
 * `current` counts from 0; after the last, all are done. A step can be jumped to when `canJump` says so.
 */
export function StepsBar({
  steps,
  current,
  canJump,
  onJump,
}: {
  steps: readonly string[];
  current: number;
  canJump: (step: number) => boolean;
  onJump: (step: number) => void;
}) {
  const number = current + 1;
  const count = steps.length;
  return (
    <nav className={classes.steps} aria-label={t`Steps`}>
      <p className={classes.phone}>
        <b>
          {current < count ? (
            <Trans>
              Step {number} of {count}
            </Trans>
          ) : (
            <Trans>All {count} steps are done</Trans>
          )}
        </b>{' '}
        {steps[current]}
      </p>
      <ol>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'here' : 'next';
          return (
            <li key={step} data-state={state}>
              <button
                type="button"
                aria-current={state === 'here' ? 'step' : undefined}
                disabled={state !== 'here' && !canJump(index)}
                onClick={() => onJump(index)}
              >
                <span className={classes.number}>
                  {state === 'done' ? <IconCheck size={18} stroke={2.6} aria-hidden /> : index + 1}
                </span>
                <span className={classes.text}>{step}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
