import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShortsOfToday } from '@panelwise/contracts/http/shorts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { paths } from '../../config/paths.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import { FeedEnd } from './feed-end.tsx';
import { FeedList } from './feed-list.tsx';
import { FeedPlayer } from './feed-player.tsx';
import classes from './shorts-feed.module.css';

/** The shorts of today, one after the other. After the last one there is a comic, and no other short. */
export function ShortsFeed({ shorts }: { shorts: ShortsOfToday['shorts'] }) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [hasStarted, setStarted] = useState(false);
  const now = shorts[at];
  const see = () => now && setSeen(new Set([...seen, now.comic._id]));
  const count = shorts.length;
  const number = Math.min(at + 1, count);
  return (
    <div className={classes.feed}>
      <div className={classes.stage}>
        <p className={classes.place} role="status">
          <b>{t`${number} of ${count}`}</b> <Trans>today</Trans>
        </p>
        {now ? (
          <div className={classes.playing}>
            <FeedPlayer
              key={now.comic._id}
              comic={now.comic}
              plays={hasStarted}
              onEnd={() => {
                see();
                setStarted(true);
              }}
            >
              <ButtonLink to={paths.libraryComic(now.comic._id)}>
                <Trans>Read the whole comic</Trans>
              </ButtonLink>
            </FeedPlayer>
            <div className={classes.turn}>
              <PlainButton
                variant="outline"
                disabled={at === 0}
                aria-label={t`The short before`}
                onClick={() => setAt(at - 1)}
              >
                <IconArrowUp stroke={1.9} aria-hidden />
                <Trans context="short">Before</Trans>
              </PlainButton>
              <PlainButton
                variant="outline"
                aria-label={t`The next short`}
                onClick={() => {
                  see();
                  setAt(at + 1);
                }}
              >
                <IconArrowDown stroke={1.9} aria-hidden />
                <Trans context="short">Next</Trans>
              </PlainButton>
            </div>
          </div>
        ) : (
          <FeedEnd shorts={shorts} />
        )}
      </div>
      <section aria-labelledby="shorts-of-today">
        <h2 id="shorts-of-today" className="visually-hidden">
          <Trans>Shorts of today</Trans>
        </h2>
        <FeedList
          shorts={shorts}
          at={at}
          seen={seen}
          onChoose={(index) => {
            see();
            setAt(index);
          }}
          nameOf={({ comic }) => comicTitle(comic)}
        />
      </section>
    </div>
  );
}
