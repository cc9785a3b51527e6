import { ButtonLink } from '../../components/button/button-link.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where parents will follow their child. Not here yet, so it is drawn in pencil. */
export function Component() {
  usePageTitle('Parent activity');
  return (
    <NoticePage
      picture="empty"
      title="Parent activity"
      text="Parents will see their child’s activity here."
      action={
        <ButtonLink to={paths.forParent} variant="outline" size="lg">
          What parents get
        </ButtonLink>
      }
    />
  );
}
