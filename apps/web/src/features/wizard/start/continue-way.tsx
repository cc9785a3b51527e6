import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { errorText } from '../../../lib/api-error.ts';
import { unfinishedQuery } from '../api/unfinished.ts';
import { listNewStories } from '../story/story-form.ts';
import { DraftRow } from './draft-row.tsx';
import { draftOfComic, draftOfStory } from './draft-words.ts';
import classes from './start-screen.module.css';

/** So many stand there at first. */
const shownFirst = 3;

/** What the person has begun and not published, latest first: comics, and stories that only this browser has. */
export function ContinueWay({ userId }: { userId: string }) {
  const { data, isPending, error, refetch } = useQuery(unfinishedQuery);
  const [stories, setStories] = useState(() => listNewStories(userId));
  const [all, setAll] = useState(false);
  const now = new Date();
  const drafts = [
    ...stories.map((story) => draftOfStory(story, now)),
    ...(data?.comics ?? []).map((comic) => draftOfComic(comic, now)),
  ].sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  const total = stories.length + (data?.total ?? 0);
  const shown = all ? drafts : drafts.slice(0, shownFirst);
  const more = drafts.length - shown.length;
  return (
    <section className={classes.continue} aria-labelledby="way-continue">
      <header>
        <h2 id="way-continue">
          <Trans context="begun comics">Continue</Trans>
        </h2>
        {total > 0 && (
          <p>
            <Plural value={total} one="# story begun" other="# stories begun" />
          </p>
        )}
      </header>
      {error && !data && (
        <div className={classes.none} role="alert">
          <p>{errorText(error, t`Your comics could not be loaded.`)}</p>
          <PlainButton variant="outline" size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </PlainButton>
        </div>
      )}
      {isPending && drafts.length === 0 && (
        <div role="status" aria-label={t`Loading your comics`} className={classes.waiting}>
          <i />
          <i />
          <i />
        </div>
      )}
      {data && drafts.length === 0 && (
        <>
          <p className={classes.none}>
            <Trans>Nothing is waiting for you. What you begin is kept and stands here.</Trans>
          </p>
          <HowItGoes />
        </>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((draft) => (
            <DraftRow
              key={draft.key}
              draft={draft}
              userId={userId}
              onDropped={() => setStories(listNewStories(userId))}
            />
          ))}
        </ul>
      )}
      {total > 0 && (
        <footer>
          {more > 0 && (
            <PlainButton variant="subtle" size="sm" onClick={() => setAll(true)}>
              <Trans>Show {more} more</Trans>
            </PlainButton>
          )}
          <ButtonLink to={paths.myComics} variant="subtle" size="sm">
            <Trans>All my comics</Trans>
          </ButtonLink>
        </footer>
      )}
    </section>
  );
}

/** The way from here to a printed comic, for those who have not gone it yet. */
function HowItGoes() {
  return (
    <div className={classes.how}>
      <h3>
        <Trans>How it goes</Trans>
      </h3>
      <ol>
        <li>
          <Trans>Tell your story in a few plain sentences.</Trans>
        </li>
        <li>
          <Trans>Look through the people, the places and every word. All of it is yours to change.</Trans>
        </li>
        <li>
          <Trans>Watch it being drawn, and print it with a quiz.</Trans>
        </li>
      </ol>
    </div>
  );
}
