import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { IconLink } from '../button/button-link.tsx';
import { adminLinks } from './admin-links.ts';
import classes from './header.module.css';

/** The header's icons for admins; others never load them. */
export default function AdminTools() {
  return (
    <nav className={classes.adminTools} aria-label={t`Admin`}>
      {adminLinks.map(({ to, label, icon: LinkIcon }) => (
        <IconLink key={to} to={to} label={i18n._(label)}>
          <LinkIcon size={20} stroke={1.9} aria-hidden />
        </IconLink>
      ))}
    </nav>
  );
}
