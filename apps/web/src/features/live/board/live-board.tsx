import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { LiveOrder } from '@panelwise/contracts/domain/live';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../../components/layout/page-pending.tsx';
import { paths } from '../../../config/paths.ts';
import { errorText } from '../../../lib/api-error.ts';
import type { CutOut } from '../live-panel.tsx';
import { liveSessionsQuery, steerLive } from '../live-queries.ts';
import { withRoom, withStage } from '../live-state.ts';
import { useLive } from '../use-live.ts';
import classes from './board.module.css';
import { BoardBar } from './board-bar.tsx';
import { AnswerShown, QuestionOpen } from './board-question.tsx';
import { AskingFoot, ShownFoot } from './foot.tsx';
import { Leaders } from './leaders.tsx';
import { Lobby } from './lobby.tsx';

/** What a teacher shows to the class, and steers it by. */
export function LiveBoard({
  classId,
  sessionId,
  cutOut,
}: {
  classId: string;
  sessionId: string;
  cutOut: CutOut;
}) {
  const client = useQueryClient();
  const { stage, room, closesAt, isConnected, isGone, take } = useLive(sessionId);
  const steer = useMutation({
    mutationFn: (order: LiveOrder) => steerLive(classId, sessionId, order),
    // Each order names its question: sent twice it does nothing twice.
    retry: 2,
    onSuccess: async (answer, { action }) => {
      take((state) => withRoom(withStage(state, answer.stage, Date.now()), answer.room));
      if (action === 'end') await client.invalidateQueries(liveSessionsQuery(classId));
    },
  });
  if (isGone)
    return (
      <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
        <h1 className="visually-hidden">
          <Trans>Live session</Trans>
        </h1>
        <EmptyState
          title={t`This live session does not open`}
          text={t`It may be over, or of a class that you do not teach.`}
          action={
            <ButtonLink to={paths.classLive(classId)}>
              <Trans>Live sessions of the class</Trans>
            </ButtonLink>
          }
        />
      </main>
    );
  if (!stage || !room) return <PagePending />;
  const order = (body: LiveOrder) => steer.mutateAsync(body);
  const press = (body: LiveOrder) => steer.mutate(body);
  const busy = steer.isPending;
  return (
    <div className={classes.board} data-state={stage.state}>
      <BoardBar classId={classId} stage={stage} room={room} order={order} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {!isConnected && (
          <p className={classes.away} role="status">
            <Trans>No connection. What your class sends is kept, and shows when it is back.</Trans>
          </p>
        )}
        {steer.error && (
          <Alert role="alert" className={classes.away ?? ''}>
            {errorText(steer.error, t`Please try again.`)}
          </Alert>
        )}
        {stage.state === 'lobby' && <Lobby room={room} order={order} />}
        {stage.state === 'asking' && <QuestionOpen stage={stage} cutOut={cutOut} />}
        {stage.state === 'shown' && <AnswerShown stage={stage} room={room} cutOut={cutOut} />}
        {stage.state === 'ended' && (
          <EmptyState
            title={t`That was it`}
            text={t`What everybody answered is kept with the class.`}
            action={
              <ButtonLink to={paths.liveResults(classId, sessionId)}>
                <Trans>See how it went</Trans>
              </ButtonLink>
            }
          />
        )}
        {room.leaders && <Leaders leaders={room.leaders} />}
      </main>
      {(stage.state === 'lobby' || stage.state === 'asking') && (
        <AskingFoot stage={stage} room={room} closesAt={closesAt} busy={busy} onPress={press} order={order} />
      )}
      {stage.state === 'shown' && <ShownFoot stage={stage} room={room} busy={busy} onPress={press} />}
    </div>
  );
}
