import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { answerLive, takePupilSeat } from '@panelwise/contracts/http/live';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { PagePending } from '../../../components/layout/page-pending.tsx';
import { PupilFace } from '../../../components/login-picture/login-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { Cells, cellsOf } from '../cells.tsx';
import type { CutOut } from '../live-panel.tsx';
import { SecondsLeft } from '../seconds-left.tsx';
import { useLive } from '../use-live.ts';
import classes from './phone.module.css';
import { PhoneAnswer } from './phone-answer.tsx';
import { PhoneEnd } from './phone-end.tsx';
import { PhoneQuestion } from './phone-question.tsx';

/** No answer, or a server that has too much to do: the same call may succeed in a moment. */
const isPassing = (error: Error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** Takes the seat of whoever is logged in before the session is followed; a guest has one already. */
export function LiveSeat({ sessionId, seat, cutOut }: { sessionId: string; seat?: string; cutOut: CutOut }) {
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: () => call(takePupilSeat, { params: { id: sessionId } }),
    retry: (failures, error) => failures < 5 && isPassing(error),
  });
  useEffect(() => {
    if (seat === undefined) mutate();
  }, [seat, mutate]);
  if (error) return <NoSeat text={errorText(error, t`Please try again in a moment.`)} />;
  if (seat === undefined && !isSuccess) return <PagePending />;
  return <LivePhone sessionId={sessionId} cutOut={cutOut} {...(seat !== undefined && { seat })} />;
}

function NoSeat({ text }: { text: string }) {
  return (
    <main id="main" tabIndex={-1} className={classes.door}>
      <Aloud>
        <h1>
          <Trans>You are not in</Trans>
        </h1>
        <p className={classes.lead}>{text}</p>
      </Aloud>
      <ButtonLink to={paths.live} size="lg">
        <Trans>Type the code</Trans>
      </ButtonLink>
    </main>
  );
}

/** What a student sees and answers. */
function LivePhone({ sessionId, seat, cutOut }: { sessionId: string; seat?: string; cutOut: CutOut }) {
  const { stage, own, closesAt, isConnected, isGone, take } = useLive(sessionId, seat);
  // The same event for the same answer, so that it counts once however often it has to be sent.
  const [eventIds] = useState(() => new Map<string, string>());
  const send = useMutation({
    mutationFn: ({ position, chosen }: { position: number; chosen: number }) => {
      const key = `${position} ${chosen}`;
      if (!eventIds.has(key)) eventIds.set(key, crypto.randomUUID());
      const body = { position, chosen, eventId: eventIds.get(key)!, ...(seat !== undefined && { seat }) };
      return call(answerLive, { params: { id: sessionId }, body });
    },
    retry: (failures, error) => failures < 20 && isPassing(error),
    onSuccess: ({ position, chosen }) =>
      take((state) =>
        state.own && state.stage?.position === position ? { ...state, own: { ...state.own, chosen } } : state,
      ),
  });
  if (isGone) return <NoSeat text={t`This live session is over, or your seat was taken away.`} />;
  if (!stage || !own) return <PagePending />;
  const isClosed = stage.state !== 'asking';
  return (
    <div className={classes.phone}>
      <PhoneHead stage={stage} own={own} />
      {!isConnected && (
        <p className={classes.away} role="status">
          <Trans>No connection. You keep your seat.</Trans>
        </p>
      )}
      {stage.state === 'asking' && (
        <PhoneQuestion
          key={stage.position}
          stage={stage}
          sent={own.chosen}
          busy={send.isPending && send.variables.position === stage.position}
          complaint={
            send.error && send.variables.position === stage.position
              ? errorText(send.error, t`Please send it once more.`)
              : undefined
          }
          clock={closesAt !== null && !own.noTimer ? <SecondsLeft until={closesAt} /> : undefined}
          cutOut={cutOut}
          onSend={(chosen) => send.mutate({ position: stage.position, chosen })}
        />
      )}
      {stage.state === 'lobby' && (
        <main id="main" tabIndex={-1} className={classes.main}>
          <Aloud>
            <h1>
              <Trans>You are in.</Trans>
            </h1>
            <p className={classes.lead}>
              <Trans>Look up. It starts soon.</Trans>
            </p>
          </Aloud>
        </main>
      )}
      {stage.state === 'shown' && isClosed && <PhoneAnswer stage={stage} own={own} cutOut={cutOut} />}
      {stage.state === 'ended' && <PhoneEnd stage={stage} own={own} isGuest={seat !== undefined} />}
    </div>
  );
}

function PhoneHead({ stage, own }: { stage: LiveStage; own: LiveOwn }) {
  const { state, items, position, className } = stage;
  const number = position + 1;
  const isOn = state === 'asking' || state === 'shown';
  return (
    <header className={classes.head}>
      {own.face === null ? (
        <span className={classes.initial} aria-hidden>
          {own.name.split(' ')[1]?.[0]}
        </span>
      ) : (
        <PupilFace face={own.face} avatar={own.avatar} size={40} />
      )}
      <p role="status">
        <b>{own.name}</b>
        {isOn ? (
          <Trans>
            {className}, question {number} of {items}
          </Trans>
        ) : (
          className
        )}
      </p>
      <Cells cells={cellsOf(items, position, state !== 'asking', own.cells)} />
    </header>
  );
}
