import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { ChildCard } from '../../features/family/components/child-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The card by which a child logs in, to be printed. */
export function Component() {
  usePageTitle(t`Log-in card`);
  const { id = '' } = useParams();
  return <ChildCard key={id} id={id} />;
}
