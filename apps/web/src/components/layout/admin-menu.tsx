import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { IconCoins, IconStack2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { adminLinks } from './admin-links.ts';
import header from './header.module.css';

/** The admin's lines of the account menu: revenue share, the queues, and the places that have no icon in a narrow header. */
export function AdminMenu() {
  return (
    <>
      {adminLinks.map(({ to, label, icon: LinkIcon }) => (
        <Link key={to} to={to} className={header.adminLine}>
          <LinkIcon size={20} stroke={1.9} aria-hidden />
          {i18n._(label)}
        </Link>
      ))}
      <Link to={paths.adminShares}>
        <IconCoins size={20} stroke={1.9} aria-hidden />
        <Trans>Revenue share</Trans>
      </Link>
      <Link to={paths.queues}>
        <IconStack2 size={20} stroke={1.9} aria-hidden />
        <Trans>Queues</Trans>
      </Link>
    </>
  );
}
