import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where parents will follow their child. */
export function Component() {
  usePageTitle('Parent activity');
  return (
    <main className="wrap" id="main" tabIndex={-1} style={{ paddingBlock: 44 }}>
      <h1>Parent activity</h1>
      <p>Here parents will see the activity of their child.</p>
    </main>
  );
}
