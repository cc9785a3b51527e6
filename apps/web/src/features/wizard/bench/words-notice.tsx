import { Trans } from '@lingui/react/macro';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NextAction } from '../components/next-action.tsx';
import type { OffPages } from './use-lettering.ts';
import classes from './words-notice.module.css';

/** Says what of the script is not on the pages yet: in one quiet line, except where its creator has to order it. */
export function WordsNotice({ state, action }: { state: OffPages; action?: ReactNode }) {
  if (state === 'left')
    return (
      <div className={classes.left} role="status">
        <p>
          <Trans>
            Your changes are not on the pages yet, and a PDF needs them there. Panels with the same scene keep
            their picture.
          </Trans>
        </p>
        {action && <NextAction>{action}</NextAction>}
      </div>
    );
  return (
    <p className={classes.quiet} role="status">
      {state === 'typed' && (
        <>
          <IconPencil size={18} aria-hidden />
          <Trans>Your changes are not on the pages yet.</Trans>
        </>
      )}
      {state === 'coming' && (
        <>
          <IconPencil size={18} aria-hidden />
          <Trans>Your new words come onto the pages by themselves.</Trans>
        </>
      )}
      {state === 'lettered' && (
        <>
          <IconCheck size={18} aria-hidden />
          <Trans>Your new words are on the pages.</Trans>
        </>
      )}
    </p>
  );
}
