import type { Comic } from '@panelwise/contracts/domain/comic';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { partLabel } from '../comic-words.ts';
import classes from './comic-row.module.css';

/** Comic and series, as the wizard takes them over. */
function carried(comic: Comic) {
  return { comicId: comic._id, ...(partLabel(comic) && { seriesId: comic.seriesId }) };
}

/** Resume for a draft, Change it for a rejected comic, a dash for the others. */
export function ComicAction({ comic }: { comic: Comic }) {
  const label =
    comic.comicStatus === 'draft' ? 'Resume' : comic.status === 'rejected' ? 'Change it' : undefined;
  if (!label)
    return (
      <span className="muted" aria-hidden="true">
        –
      </span>
    );
  return (
    <ButtonLink
      to={paths.resumeComic(comic._id)}
      state={carried(comic)}
      variant="outline"
      size="sm"
      aria-label={`${label} ${comic.title} ${partLabel(comic) ?? ''}`.trim()}
    >
      {label}
    </ButtonLink>
  );
}

/** The way to everything about a comic. */
export function ComicDetailsLink({ comic }: { comic: Comic }) {
  return (
    <ButtonLink
      to={paths.myComicDetails(comic._id)}
      variant="subtle"
      size="sm"
      className={classes.details}
      aria-label={`Details of ${comic.title} ${partLabel(comic) ?? ''}`.trim()}
    >
      Details
    </ButtonLink>
  );
}
