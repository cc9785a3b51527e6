import { ButtonLink } from '../../components/button/button-link.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A comic went out. */
export function Component() {
  usePageTitle('Comic published');
  return (
    <NoticePage
      picture="published"
      title="Comic Published Successfully!"
      text="Your comic is now live..."
      action={
        <ButtonLink to={paths.createComic} size="lg">
          Back to Home
        </ButtonLink>
      }
    />
  );
}
