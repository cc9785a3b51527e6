import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import classes from './comic-meta.module.css';

/** Subject, grade and country of a comic; 'N/A' for what is not known. */
export function ComicMeta({
  comic,
  roomy,
}: {
  comic: Pick<LibraryComic, 'subject' | 'grade' | 'country'>;
  /** There is room for one line even on small screens. */
  roomy: boolean;
}) {
  return (
    <p className={classes.meta} data-roomy={roomy || undefined}>
      <span>{comic.subject || 'N/A'}</span>
      <span>{comic.grade ? gradeLabel(comic.grade) : 'N/A'}</span>
      <span>
        {comic.country ? (
          <>
            <CountryFlag code={comic.country} />
            {countryName(comic.country)}
          </>
        ) : (
          'N/A'
        )}
      </span>
    </p>
  );
}
