import { Trans } from '@lingui/react/macro';
import type { ShortsOfToday } from '@panelwise/contracts/http/shorts';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { ComicCover } from '../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../config/paths.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import classes from './shorts-feed.module.css';

/** After the last short: a comic to read, one that was not read yet where there is one. */
export function FeedEnd({ shorts }: { shorts: ShortsOfToday['shorts'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const then = (shorts.find(({ isRead }) => !isRead) ?? shorts[0]!).comic;
  return (
    <div className={classes.end}>
      <div className={classes.cover}>
        <ComicCover title={comicTitle(then)} src={then.thumbnail} small={then.smallThumbnail} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Those were all. Now the whole story.</Trans>
      </h2>
      <p>{comicTitle(then)}</p>
      <ButtonLink to={paths.libraryComic(then._id)} variant="ink" size="lg">
        <Trans>Read the whole comic</Trans>
      </ButtonLink>
      <ButtonLink to={paths.learn} variant="on-caption">
        <Trans>Enough for today</Trans>
      </ButtonLink>
    </div>
  );
}
