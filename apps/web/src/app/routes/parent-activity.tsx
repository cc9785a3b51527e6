import { t } from '@lingui/core/macro';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { Begin } from '../../features/family/components/begin.tsx';
import { FamilyPage } from '../../features/family/components/family-page.tsx';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where parents follow their child. Whoever has none here sees what it is and how one begins. */
export function Component() {
  usePageTitle(t`Parent activity`);
  const status = useSession((state) => state.status);
  const userType = useSession((state) => state.user?.userType);
  if (status === 'restoring') return <PagePending />;
  if (status === 'visitor') return <Begin who="visitor" />;
  return userType === 'Student' ? <Begin who="student" /> : <FamilyPage />;
}
