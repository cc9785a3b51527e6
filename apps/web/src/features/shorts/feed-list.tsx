import { Trans } from '@lingui/react/macro';
import type { ShortsOfToday } from '@panelwise/contracts/http/shorts';
import { IconCheck } from '@tabler/icons-react';
import { CoverStamp } from '../../components/comic-cover/comic-cover.tsx';
import { clock } from '../../components/short-player/clock.ts';
import { subjectWords } from '../../lib/subject-words.ts';
import classes from './shorts-feed.module.css';

type Short = ShortsOfToday['shorts'][number];

/** What there is today, in its order, with what has been seen. */
export function FeedList({
  shorts,
  at,
  seen,
  onChoose,
  nameOf,
}: {
  shorts: readonly Short[];
  at: number;
  seen: ReadonlySet<string>;
  onChoose: (index: number) => void;
  nameOf: (short: Short) => string;
}) {
  return (
    <ol className={classes.list}>
      {shorts.map((short, index) => (
        <li key={short.comic._id}>
          <button type="button" aria-current={index === at || undefined} onClick={() => onChoose(index)}>
            <span className={classes.number}>{index + 1}</span>
            <CoverStamp src={short.comic.smallThumbnail} />
            <span className={classes.what}>
              <b>{nameOf(short)}</b>
              <span>{short.comic.subject && subjectWords(short.comic.subject)}</span>
            </span>
            <span className={classes.state}>
              {index === at ? (
                <b>
                  <Trans>Now</Trans>
                </b>
              ) : seen.has(short.comic._id) ? (
                <>
                  <IconCheck size={16} stroke={1.9} aria-hidden /> <Trans context="short">Seen</Trans>
                </>
              ) : (
                clock(short.ms)
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
