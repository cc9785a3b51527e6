import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A comic went out. */
export function Component() {
  usePageTitle('Comic published');
  return (
    <main className="wrap" id="main" tabIndex={-1} style={{ paddingBlock: 64 }}>
      <h1 className="visually-hidden">Comic published</h1>
      <EmptyState
        picture="/img/aud-student.webp"
        title="Comic Published Successfully!"
        text="Your comic is now live..."
        action={<ButtonLink to={paths.createComic}>Back to Home</ButtonLink>}
      />
    </main>
  );
}
