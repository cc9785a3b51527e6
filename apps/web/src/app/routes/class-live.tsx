import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { AssignedChoice } from '../../features/assignments/components/assigned-choice.tsx';
import { ComicChoice } from '../../features/assignments/components/comic-choice.tsx';
import { liveSessionsQuery } from '../../features/live/live-queries.ts';
import { LiveList } from '../../features/live/results/live-list.tsx';
import { OpenLive } from '../../features/live/results/open-live.tsx';
import classes from '../../features/live/results/results.module.css';
import { errorText } from '../../lib/api-error.ts';

/** The live sessions of a class: the one that is on, those that were, and a new one. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(liveSessionsQuery(id));
  const open = (
    <OpenLive
      classId={id}
      choice={(onChoose) => (
        <>
          <AssignedChoice classId={id} onChoose={onChoose} />
          <ComicChoice onChoose={onChoose} />
        </>
      )}
    />
  );
  if (error && !data)
    return (
      <Alert role="alert" mt="lg">
        {errorText(error, t`The live sessions cannot be shown at the moment.`)}
      </Alert>
    );
  if (!data)
    return (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  if (data.sessions.length === 0)
    return (
      <EmptyState
        title={t`Nothing was live yet`}
        text={t`Show a quiz to the class, and everybody answers on their own device. Wrong answers lead to the panel that teaches it.`}
        action={open}
      />
    );
  return (
    <section className={classes.page} aria-label={t`Live sessions`}>
      <div className={classes.head}>
        <h2>
          <Trans>Live sessions</Trans>
        </h2>
        {data.sessions.every(({ endedAt }) => endedAt !== null) && open}
      </div>
      <LiveList classId={id} sessions={data.sessions} />
    </section>
  );
}
