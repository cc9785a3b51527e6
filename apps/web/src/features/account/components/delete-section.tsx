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
    <AccountSection title="Delete account">
      {profile.deleteAt ? (
        <DeletionClock deleteAt={profile.deleteAt} />
      ) : (
        <>
          <p>
            You have {graceDays} days to change your mind. After that your account and all your comics are
            gone.
          </p>
          <Button variant="bad" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </>
      )}
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
