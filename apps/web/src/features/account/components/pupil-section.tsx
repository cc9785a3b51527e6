import { Trans } from '@lingui/react/macro';
import type { Profile } from '@panelwise/contracts/http/account';
import { AccountSection } from './account-section.tsx';

/** What stands on the page of a child who logs in by pictures: others look after the account. */
export function PupilSection({ profile }: { profile: Profile }) {
  return (
    <AccountSection title={profile.firstname}>
      <p>
        <Trans>
          You log in with your four pictures. Ask the grown-up who gave you your card if anything is wrong.
        </Trans>
      </p>
    </AccountSection>
  );
}
