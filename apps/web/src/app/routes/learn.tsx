import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { IconMoodPlus, IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Aloud } from '../../components/hear/aloud.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { AvatarFace } from '../../components/login-picture/avatar-face.tsx';
import { paths } from '../../config/paths.ts';
import { learnHomeQuery } from '../../features/learn/api/learn-queries.ts';
import { AidsButton } from '../../features/learn/components/aids-button.tsx';
import { BadgesRow } from '../../features/learn/components/badges-row.tsx';
import { BattleBox } from '../../features/learn/components/battle-box.tsx';
import { Level } from '../../features/learn/components/level.tsx';
import { OnDevice } from '../../features/learn/components/on-device.tsx';
import { PlayWith } from '../../features/learn/components/play-with.tsx';
import { Shelf } from '../../features/learn/components/shelf.tsx';
import { FirstThing, OtherThings } from '../../features/learn/components/today.tsx';
import { Together } from '../../features/learn/components/together.tsx';
import { WeekStrip } from '../../features/learn/components/week-strip.tsx';
import { YoungHome } from '../../features/learn/young/young-home.tsx';
import { LiveNow } from '../../features/live/live-now.tsx';
import { YoungLiveNow } from '../../features/live/young-live-now.tsx';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { useHelp } from '../../lib/use-help.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './learn.module.css';

/** A learner's home: what to do first, what else there is today, and how well everything is known. */
export function Component() {
  usePageTitle(t`Learn`);
  const name = useSession(({ user }) => user?.firstname);
  const avatar = useSession(({ user }) => user?.avatar);
  const { isYoung } = useHelp();
  const { data, error, refetch } = useQuery(learnHomeQuery);
  if (!data && !error) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <h1 className="visually-hidden">
          <Trans>Learn</Trans>
        </h1>
        <EmptyState
          title={t`This page could not be loaded`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <PlainButton variant="outline" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        />
        <OnDevice />
      </main>
    );
  if (isYoung)
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <YoungHome home={data} now={<YoungLiveNow />} />
      </main>
    );
  const due = data.review.items;
  const fading = data.shelf.some(({ mastery }) => mastery.shaky > 0);
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className={classes.head}>
        <Aloud label={t`the top of this page`}>
          <div className={classes.who}>
            <Link to={paths.avatar} className={classes.me} aria-label={t`My character`}>
              {avatar ? (
                <AvatarFace code={avatar} size={64} />
              ) : (
                <IconMoodPlus size={34} stroke={1.7} aria-hidden />
              )}
            </Link>
            <div>
              <h1>{name ? t`Hello, ${name}.` : t`Hello.`}</h1>
              {due > 0 && (
                <p className="muted">
                  <Plural value={due} one="# to review today." other="# to review today." />
                </p>
              )}
            </div>
          </div>
          <div className={classes.standing}>
            {data.purse && <Level purse={data.purse} />}
            <WeekStrip days={data.days} shield={data.weekShield} coins={data.purse?.coins} />
          </div>
        </Aloud>
      </div>
      <LiveNow />
      <FirstThing home={data} />
      <OtherThings home={data} />
      <OnDevice />
      <Aloud label={t`what else there is`}>
        {data.play && data.play.length > 0 && <PlayWith comics={data.play} />}
        <Together goals={data.goals} gifts={data.gifts} />
        {data.badges && <BadgesRow badges={data.badges} />}
        {data.hasBattles && <BattleBox />}
      </Aloud>
      {data.hasShorts && (
        <p className={classes.shorts}>
          <ButtonLink to={paths.shorts} variant="outline">
            <IconMovie stroke={1.9} aria-hidden />
            <Trans>Watch shorts</Trans>
          </ButtonLink>
        </p>
      )}
      {data.shelf.length > 0 && (
        <section className={classes.shelf} aria-labelledby="shelf-title">
          <Aloud label={t`what you know`}>
            <div className={classes.title}>
              <h2 id="shelf-title">
                <Trans>What you know</Trans>
              </h2>
              <ButtonLink to={paths.album} variant="outline">
                <Trans>Open the album</Trans>
              </ButtonLink>
            </div>
            <p className="muted">
              {fading
                ? t`Ink is what you know now. Pencil is new or fading: a review inks it.`
                : t`Ink is what you know now.`}
            </p>
            <Shelf shelf={data.shelf} />
          </Aloud>
        </section>
      )}
      <div className={classes.helps}>
        <AidsButton />
      </div>
    </main>
  );
}
