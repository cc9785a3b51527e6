import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { ButtonLink, type ButtonLook } from '../../../components/button/button-link.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { DuplicateButton } from '../../../components/duplicate-button/duplicate-button.tsx';
import { paths } from '../../../config/paths.ts';
import { fullTitle, partLabel } from '../comic-words.ts';
import classes from './comic-row.module.css';
import { DeleteComicButton } from './delete-comic-button.tsx';

/** Comic and series, as the wizard takes them over. */
function carried(comic: Comic) {
  return { comicId: comic._id, ...(partLabel(comic) && { seriesId: comic.seriesId }) };
}

/** Resume for a draft, Change it for what was decided, nothing of both for what is in review; a copy of any, and Delete where that is allowed. */
export function ComicActions({ comic }: { comic: Comic }) {
  return (
    <span className={classes.buttons}>
      {releaseStateOf(comic) === 'in-review' ? (
        <span className={classes.neither} />
      ) : comic.comicStatus === 'draft' ? (
        <ResumeLink comic={comic} />
      ) : (
        <ChangeLink comic={comic} />
      )}
      <DuplicateButton comicId={comic._id} title={fullTitle(comic)} iconOnly />
      <DeleteComicButton comic={comic} />
    </span>
  );
}

/** A translation whose words are not on its pages yet: a comic has a picture of its cover with them. */
const isUnlettered = (comic: Comic) => comic.originalId !== null && comic.images.length === 0;

/** Back into the wizard, where the draft stands; of a translation without pages, to its lines. */
export function ResumeLink({ comic }: { comic: Comic }) {
  return (
    <ButtonLink
      to={isUnlettered(comic) ? paths.translation(comic._id) : paths.resumeComic(comic._id)}
      state={carried(comic)}
      variant="outline"
      size="sm"
      aria-label={t`Resume ${{ title: fullTitle(comic) }}`}
    >
      <Trans>Resume</Trans>
    </ButtonLink>
  );
}

/** Back to what is to be changed of a published comic: the panel that a reviewer named, otherwise its pages. */
export function ChangeLink({
  comic,
  label = t`Change it`,
  variant = 'outline',
}: {
  comic: Comic;
  label?: string;
  variant?: ButtonLook['variant'];
}) {
  return (
    <ButtonLink
      to={paths.changeComic(comic._id, comic.rejectionPlace)}
      state={carried(comic)}
      variant={variant}
      size="sm"
      aria-label={t`${label}: ${{ title: fullTitle(comic) }}`}
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
      className={rows.link}
      aria-label={t`Details of ${{ title: fullTitle(comic) }}`}
    >
      <Trans>Details</Trans>
    </ButtonLink>
  );
}
