import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSignUpDraft } from '../../features/auth/code-place.ts';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { SignupForm } from '../../features/auth/components/signup-form.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './signup.module.css';

/** Create an account. */
export function Component() {
  usePageTitle(t`Sign up`);
  const navigate = useNavigate();
  const draft = useSignUpDraft();
  return (
    <div className={classes.page}>
      <AuthLayout
        title={t`Create an account`}
        lead={t`Free to use. For ages 6 and up. Under 18? Ask an adult first.`}
        width={750}
      >
        <SignupForm draft={draft} onDone={(place) => navigate(paths.otpVerification, { state: place })} />
      </AuthLayout>
    </div>
  );
}
