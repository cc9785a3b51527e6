import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { openLiveDoor, takeGuestSeat } from '@panelwise/contracts/http/live';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { CodeField } from '../../../components/code-field/code-field.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { guestSeats, myLiveQuery } from '../live-queries.ts';
import classes from './phone.module.css';

/** The way in: one tap for whoever learns in the class, a code and one of our names for everybody else. */
export function LiveDoor({ code, onSeat }: { code: string; onSeat: (sessionId: string) => void }) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const door = useMutation({
    mutationFn: (typed: string) => call(openLiveDoor, { body: { code: typed } }),
  });
  const open = door.mutate;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (code && !hasBegun.current) open(code);
    hasBegun.current = true;
  }, [code, open]);
  const className = door.data?.className;
  if (door.data?.isMember)
    return (
      <>
        <h1>
          <Trans>{className} is live</Trans>
        </h1>
        <p className={classes.lead}>{door.data.title}</p>
        <ButtonLink to={paths.liveSession(door.data.sessionId)} size="lg" className={classes.go}>
          <Trans>Come in</Trans>
        </ButtonLink>
      </>
    );
  if (door.data?.membersOnly)
    return (
      <>
        <h1>
          <Trans>{className} is live</Trans>
        </h1>
        <p className={classes.lead}>
          {isSignedIn
            ? t`This comic is for the class alone. Ask your teacher to take you into the class first.`
            : t`This comic is for the class alone. Log in as you do in class, then come in.`}
        </p>
        {!isSignedIn && (
          <ButtonLink to={paths.join} size="lg" className={classes.go}>
            <Trans>Log in with pictures</Trans>
          </ButtonLink>
        )}
        <p>
          {!isSignedIn && (
            <Link to={paths.login} state={{ from: paths.liveByCode(door.variables) }}>
              <Trans>I have an e-mail and a password</Trans>
            </Link>
          )}
        </p>
      </>
    );
  if (door.data)
    return (
      <ChooseName
        key={door.data.names.join()}
        door={door.data}
        code={door.variables}
        onSeat={onSeat}
        onOthers={() => open(door.variables)}
      />
    );
  return (
    <>
      {isSignedIn && <MyClasses />}
      <h1>{isSignedIn ? t`Or type the code` : t`Come in with the code`}</h1>
      <CodeField
        label={t`Code on the board`}
        hint={t`Look at the board`}
        action={t({ message: 'Go', context: 'with the code' })}
        code={code}
        busy={door.isPending}
        complaint={door.error ? errorText(door.error, t`Please try again.`) : undefined}
        onCode={open}
      />
    </>
  );
}

/** Sessions of one's own classes: one tap is enough. */
function MyClasses() {
  const { data } = useQuery(myLiveQuery);
  return data?.sessions.map(({ sessionId, className, title }) => (
    <div key={sessionId} className={classes.mine}>
      <h2>
        <Trans>{className} is live</Trans>
      </h2>
      <p>{title}</p>
      <ButtonLink to={paths.liveSession(sessionId)} size="lg" className={classes.go}>
        <Trans>Come in</Trans>
      </ButtonLink>
    </div>
  ));
}

function ChooseName({
  door,
  code,
  onSeat,
  onOthers,
}: {
  door: { className: string; title: string; isOpen: boolean; names: string[] };
  code: string;
  onSeat: (sessionId: string) => void;
  onOthers: () => void;
}) {
  const { className, title } = door;
  const take = useMutation({
    mutationFn: (name: string) => call(takeGuestSeat, { body: { code, name } }),
    onSuccess: ({ sessionId, seat }) => {
      guestSeats.keep(sessionId, { seat });
      onSeat(sessionId);
    },
  });
  return (
    <>
      <h1>
        <Trans>Who are you today?</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>
          {className}, {title}. Pick a name: yours stays with you.
        </Trans>
      </p>
      <p className={classes.said} role="alert">
        {!door.isOpen && t`The door is closed. Ask your teacher to open it.`}
        {take.error && errorText(take.error, t`Please try again.`)}
      </p>
      <ul className={classes.names}>
        {door.names.map((name) => (
          <li key={name}>
            <button type="button" disabled={take.isPending || !door.isOpen} onClick={() => take.mutate(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <PlainButton variant="outline" size="lg" onClick={onOthers}>
        <Trans>Other names</Trans>
      </PlainButton>
      <p className="muted">
        <Trans>
          What you answer under this name is kept with the session and then deleted. To keep it for yourself,
          log in first.
        </Trans>
      </p>
    </>
  );
}
