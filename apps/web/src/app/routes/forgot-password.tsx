import { ButtonLink } from '../../components/button/button-link.tsx';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** How to get back in. */
export function Component() {
  usePageTitle('Forgot password');
  return (
    <AuthLayout
      title="Forgot your password?"
      lead={
        <>
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address of your account. We
          check that it is you and help you back in.
        </>
      }
      width={550}
    >
      <p style={{ marginTop: 28 }}>
        <ButtonLink to={paths.login} variant="outline">
          Back to log in
        </ButtonLink>
      </p>
    </AuthLayout>
  );
}
