import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Every address that is nothing. */
export function Component() {
  usePageTitle(t`Page not Found`);
  return (
    <NoticePage
      picture="empty"
      title={t`Page not Found`}
      text={t`Oops! The page you are looking for does not exist. It might have been moved or delete.`}
      action={
        <ButtonLink to={paths.home} size="lg">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      }
    />
  );
}
