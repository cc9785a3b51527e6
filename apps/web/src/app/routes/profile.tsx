import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PlainButton } from '../../components/button/button-link.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { profileQuery } from '../../features/account/api/account-queries.ts';
import { AidsSection } from '../../features/account/components/aids-section.tsx';
import { ClassesSection } from '../../features/account/components/classes-section.tsx';
import { ConsentSection } from '../../features/account/components/consent-section.tsx';
import { DeleteSection } from '../../features/account/components/delete-section.tsx';
import { DetailsSection } from '../../features/account/components/details-section.tsx';
import { ExportSection } from '../../features/account/components/export-section.tsx';
import { FamilySection } from '../../features/account/components/family-section.tsx';
import { PasskeysSection } from '../../features/account/components/passkeys-section.tsx';
import { PasswordSection } from '../../features/account/components/password-section.tsx';
import { PupilSection } from '../../features/account/components/pupil-section.tsx';
import { ReminderSection } from '../../features/account/components/reminder-section.tsx';
import { SecondFactorSection } from '../../features/account/components/second-factor-section.tsx';
import { SessionsSection } from '../../features/account/components/sessions-section.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './profile.module.css';

/** One's own account: name, password, data, and the way out. */
export function Component() {
  usePageTitle(t`Profile`);
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (!profile && !error) return <PagePending />;
  // Without an e-mail: a teacher or parent looks after the account.
  const isPupil = profile?.email === '';
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <h1 className={classes.title}>
        <Trans>Profile</Trans>
      </h1>
      {profile ? (
        <>
          {isPupil ? (
            <PupilSection profile={profile} />
          ) : (
            <>
              <ConsentSection profile={profile} />
              <DetailsSection profile={profile} />
              <PasswordSection />
            </>
          )}
          <AidsSection />
          {!isPupil && <ReminderSection />}
          {profile.userType === 'Student' && <ClassesSection />}
          {profile.userType === 'Student' && <FamilySection />}
          {profile.userType === 'admin' && (
            <>
              <SecondFactorSection />
              <PasskeysSection />
            </>
          )}
          <SessionsSection />
          <ExportSection />
          {!isPupil && <DeleteSection profile={profile} />}
        </>
      ) : (
        <Alert color="bad" role="alert">
          <p>{errorText(error, t`Something went wrong`)}</p>
          <PlainButton variant="outline" size="sm" className={classes.again} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </PlainButton>
        </Alert>
      )}
    </main>
  );
}
