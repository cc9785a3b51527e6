import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import { IconArrowDown, IconEye } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import type { ComicWork } from '../api/comic.ts';
import classes from './cover-card.module.css';

/** The cover as large as it deserves, whose it is, how long it is, and the way to read it. */
export function CoverCard({ work: { comic, pages } }: { work: ComicWork }) {
  const { author, partNumber } = comic;
  const panels = pages.reduce((sum, page) => sum + page.panels.length, 0);
  const isInLibrary = releaseStateOf(comic) === 'approved';
  return (
    <figure className={classes.card}>
      <div className={classes.cover}>
        <ComicCover
          title={comic.title}
          src={comic.thumbnail}
          small={comic.smallThumbnail}
          caption={author && <Trans>by {author}</Trans>}
          eager
        />
      </div>
      <figcaption>
        <span>
          {[
            comic.partCount > 1 && t`Part ${partNumber}`,
            plural(pages.length, { one: '# page', other: '# pages' }),
            plural(panels, { one: '# panel', other: '# panels' }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </figcaption>
      {/* What readers see when this version is in the library; otherwise the pages as they are. */}
      <ButtonLink
        to={isInLibrary ? paths.libraryComic(comic._id) : paths.changeComic(comic._id)}
        variant="subtle"
        size="sm"
      >
        <IconEye aria-hidden />
        <Trans>Read it</Trans>
      </ButtonLink>
      <ButtonLink to="#take-away" variant="subtle" size="sm" className={classes.away}>
        <IconArrowDown aria-hidden />
        <Trans>Take it away</Trans>
      </ButtonLink>
    </figure>
  );
}
