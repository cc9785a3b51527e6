import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useCodePlace } from '../../features/auth/code-place.ts';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { OtpForm } from '../../features/auth/components/otp-form.tsx';
import { useEnter } from '../../features/auth/enter.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Enter the code that sign-up sent. */
export function Component() {
  usePageTitle(t`Enter the code`);
  const [place, setPlace] = useCodePlace();
  const enter = useEnter();
  return (
    <AuthLayout
      title={t`Check your email`}
      lead={
        place.email ? (
          t`We sent you a code. Enter it to finish your account.`
        ) : (
          <Trans>
            We do not know your email address yet. <Link to={paths.login}>Log in</Link>, and we will bring you
            back here.
          </Trans>
        )
      }
      width={550}
    >
      <OtpForm place={place} onPlace={setPlace} onDone={enter} />
    </AuthLayout>
  );
}
