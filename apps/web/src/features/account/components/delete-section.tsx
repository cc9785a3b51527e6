import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Profile } from '@panelwise/contracts/http/account';
import { useState } from 'react';
import { graceDays } from '../time-left.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeletionClock } from './deletion-clock.tsx';

/** The way out: asked for here, and as long as the clock runs it can be taken back. */
export function DeleteSection({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title={t`Delete account`}>
      {profile.deleteAt ? (
        <DeletionClock deleteAt={profile.deleteAt} />
      ) : (
        <>
          <p>
            <Trans>
              You have {graceDays} days to change your mind. After that your account and all your comics are
              gone.
            </Trans>
          </p>
          <Button variant="bad" onClick={() => setAsking(true)}>
            <Trans>Delete my account</Trans>
          </Button>
        </>
      )}
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
