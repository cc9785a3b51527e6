import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { IconPlayerPlayFilled, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ComicCover } from '../../components/comic-cover/comic-cover.tsx';
import { HearButton } from '../../components/hear/hear-button.tsx';
import { paths } from '../../config/paths.ts';
import { useSay } from '../../lib/speech/use-say.ts';
import { myLiveQuery } from './live-queries.ts';
import classes from './young-live-now.module.css';

/** Says to who may not read yet that their class is live: one big picture to tap. Nothing while none is. */
export function YoungLiveNow() {
  const { data } = useQuery(myLiveQuery);
  const aloud = useSay(i18n.locale);
  const words = t`Your class is playing now`;
  return (
    <div role="status" className={classes.status}>
      {data?.sessions.map(({ sessionId, className, title, thumbnail }) => (
        <section key={sessionId} className={classes.now} aria-label={t`${className} is live`}>
          <Link to={paths.liveSession(sessionId)}>
            <span className={classes.art} aria-hidden="true">
              {thumbnail ? (
                <ComicCover title={title} src={thumbnail} fill eager />
              ) : (
                <IconUsersGroup size={120} stroke={1.6} />
              )}
            </span>
            <b data-spoken={aloud.said?.name === sessionId || undefined}>{words}</b>
            <span className={classes.go}>
              <IconPlayerPlayFilled size={28} aria-hidden />
              {t`Come in`}
            </span>
          </Link>
          <HearButton aloud={aloud} name={sessionId} texts={[words, title]} label={words} size={64} />
        </section>
      ))}
    </div>
  );
}
