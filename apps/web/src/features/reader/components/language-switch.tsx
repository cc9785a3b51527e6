import { t } from '@lingui/core/macro';
import type { InLanguage, LibraryComic } from '@panelwise/contracts/domain/comic';
import { languageNames, languages } from '@panelwise/contracts/domain/languages';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './language-switch.module.css';

/** The languages that a comic can be read in: its own, and the way to the same page in each of the others. */
export function LanguageSwitch({
  comic,
  alsoIn,
  page,
}: {
  comic: Pick<LibraryComic, 'language'>;
  alsoIn: InLanguage[];
  /** The page that is being read, from 1. */
  page: number;
}) {
  const others = new Map(alsoIn.map((one) => [one.language, one]));
  const where = page > 1 ? `?page=${page}` : '';
  return (
    <nav className={classes.languages} aria-label={t`Languages of this comic`}>
      {languages.map((language) => {
        const other = others.get(language);
        if (other)
          return (
            <Link
              key={language}
              to={`${paths.libraryComic(other._id)}${where}`}
              lang={language}
              hrefLang={language}
              title={other.title}
            >
              {languageNames[language]}
            </Link>
          );
        return (
          language === comic.language && (
            <b key={language} lang={language} aria-current="true">
              {languageNames[language]}
            </b>
          )
        );
      })}
    </nav>
  );
}
