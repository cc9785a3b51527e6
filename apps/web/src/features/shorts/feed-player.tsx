import { t } from '@lingui/core/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShortPlayer } from '../../components/short-player/short-player.tsx';
import { shortQuery } from '../../components/short-player/short-queries.ts';
import { errorText } from '../../lib/api-error.ts';
import { subjectWords } from '../../lib/subject-words.ts';
import classes from './shorts-feed.module.css';

/** One short of the feed, upright. */
export function FeedPlayer({
  comic,
  plays,
  onEnd,
  children,
}: {
  comic: LibraryComic;
  plays: boolean;
  onEnd: () => void;
  children: ReactNode;
}) {
  const { data, error } = useQuery(shortQuery(comic._id, 'tall'));
  if (data?.short)
    return (
      <ShortPlayer
        short={data.short}
        about={comic.subject && subjectWords(comic.subject)}
        plays={plays}
        onEnd={onEnd}
      >
        {children}
      </ShortPlayer>
    );
  return (
    <p className={classes.waits} role={error || data ? 'alert' : 'status'}>
      {error
        ? errorText(error, t`Please try again in a moment.`)
        : data
          ? t`This short is not here any more.`
          : t`The pictures are coming…`}
    </p>
  );
}
