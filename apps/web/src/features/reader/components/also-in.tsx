import { Trans } from '@lingui/react/macro';
import type { InLanguage } from '@panelwise/contracts/domain/comic';
import { languageNames } from '@panelwise/contracts/domain/languages';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { language } from '../../../lib/language.ts';
import classes from './series-parts.module.css';

/** The same comic in other languages; that of the reader comes first, and stands out. */
export function AlsoIn({ alsoIn }: { alsoIn: InLanguage[] }) {
  const own = language();
  const ordered = alsoIn.toSorted((a, b) => Number(b.language === own) - Number(a.language === own));
  return (
    <nav className={classes.parts} aria-labelledby="also-in-title">
      <h2 id="also-in-title">
        <Trans>Also in</Trans>
      </h2>
      <ul>
        {ordered.map((one) => (
          <li key={one._id}>
            <ButtonLink
              to={paths.libraryComic(one._id)}
              variant={one.language === own ? 'filled' : 'outline'}
              lang={one.language}
              hrefLang={one.language}
              title={one.title}
            >
              {languageNames[one.language]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
