import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './beta-banner.module.css';

/** Tells a child what is still missing before others may see their comics, and where to go. */
export function ConsentBanner() {
  const consent = useSession((state) => state.user?.consent);
  if (consent !== 'needed' && consent !== 'notice-needed') return null;
  return (
    <aside className={classes.banner} aria-label={t`A grown-up’s OK`}>
      {consent === 'needed'
        ? t`Make all the comics you like! To show them to others, you need a grown-up’s OK.`
        : t`Make all the comics you like! Before you show them, we tell a grown-up of yours.`}
      <Link to={paths.profile}>{consent === 'needed' ? t`Ask a grown-up` : t`Tell a grown-up`}</Link>
    </aside>
  );
}
