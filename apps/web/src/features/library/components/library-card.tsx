import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { IconBulb, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { ComicMeta } from './comic-meta.tsx';
import classes from './library-card.module.css';

const weekMs = 7 * 24 * 3600 * 1000;

/** A comic on the shelf. FAQ and Did You Know stand there only when the comic has them. */
export function LibraryCard({
  comic,
  featured = false,
  onFaqs,
  onFacts,
}: {
  comic: LibraryComic;
  /** The first of the shelf: four times as big. */
  featured?: boolean;
  onFaqs: () => void;
  onFacts: () => void;
}) {
  const address = paths.libraryComic(comic._id);
  const size = featured ? 'md' : 'sm';
  const isNew = Date.now() - Date.parse(comic.createdAt) < weekMs;
  return (
    <article className={classes.card} data-featured={featured || undefined}>
      <Link to={address} className={classes.cover} tabIndex={-1} aria-hidden="true">
        <ComicCover
          title={comic.title}
          src={comic.thumbnail}
          small={comic.smallThumbnail}
          tilt
          fill={featured}
          eager={featured}
          caption={featured && isNew ? t`New this week` : undefined}
        />
      </Link>
      <h2 className={classes.title}>
        <Link to={address}>{comicTitle(comic)}</Link>
      </h2>
      <ComicMeta comic={comic} roomy={featured} />
      <div className={classes.actions}>
        {featured && (
          <ButtonLink to={address} variant="outline">
            <Trans>Read it</Trans>
          </ButtonLink>
        )}
        {comic.hasFAQ && (
          <PlainButton variant="subtle" size={size} onClick={onFaqs}>
            <IconHelpCircle stroke={1.9} aria-hidden />
            <Trans context="button">FAQ</Trans>
          </PlainButton>
        )}
        {comic.hasDidYouKnow && (
          <PlainButton variant="subtle" size={size} onClick={onFacts}>
            <IconBulb stroke={1.9} aria-hidden />
            <Trans>Did You Know</Trans>
          </PlainButton>
        )}
      </div>
    </article>
  );
}
