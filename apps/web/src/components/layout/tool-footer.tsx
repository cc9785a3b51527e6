import { i18n } from '@lingui/core';
import { Link } from 'react-router-dom';
import footer from './footer.module.css';
import { LegalLine } from './legal-line.tsx';
import { helpLinks } from './nav-items.ts';

/** The foot of a page under a tool: what has to be there, in a line. Language and colors are in the account menu too. */
export function ToolFooter() {
  return (
    <footer className={footer.tool}>
      <div className={footer.line}>
        <LegalLine />
        <ul>
          {helpLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{i18n._(label)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
