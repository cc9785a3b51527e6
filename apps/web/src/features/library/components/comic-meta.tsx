import { t } from '@lingui/core/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { languageNames } from '@panelwise/contracts/domain/languages';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { gradeWords } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './comic-meta.module.css';

/** Subject, grade, language where there are several, and country of a comic; 'N/A' for what is not known. */
export function ComicMeta({
  comic,
  roomy,
}: {
  comic: Pick<LibraryComic, 'subject' | 'grade' | 'country' | 'language'>;
  /** There is room for one line even on small screens. */
  roomy: boolean;
}) {
  return (
    <p className={classes.meta} data-roomy={roomy || undefined}>
      <span>{comic.subject ? subjectWords(comic.subject) : t`N/A`}</span>
      <span>{comic.grade ? gradeWords(comic.grade) : t`N/A`}</span>
      {comic.language && <span lang={comic.language}>{languageNames[comic.language]}</span>}
      <span>
        {comic.country ? (
          <>
            <CountryFlag code={comic.country} />
            {countryName(comic.country)}
          </>
        ) : (
          t`N/A`
        )}
      </span>
    </p>
  );
}
