import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Every address that is nothing. */
export function Component() {
  usePageTitle('Page not Found');
  return (
    <main className="wrap" id="main" tabIndex={-1} style={{ paddingBlock: 64 }}>
      <h1 className="visually-hidden">Page not Found</h1>
      <EmptyState
        title="Page not Found"
        text="Oops! The page you are looking for does not exist. It might have been moved or delete."
        action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
      />
    </main>
  );
}
