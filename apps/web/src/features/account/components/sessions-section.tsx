import { Alert, Button } from '@mantine/core';
import { endOtherSessions, endSession, type SessionEntry } from '@panelwise/contracts/http/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { localDate, localDateTime } from '../../../lib/local-date.ts';
import { sessionsQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';
import classes from './sessions-section.module.css';

/** Where the person is logged in. Each device can be logged out from here, or all others at once. */
export function SessionsSection() {
  const client = useQueryClient();
  const { data: sessions = [], error } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (session?: SessionEntry) =>
      session ? call(endSession, { params: { id: session._id } }) : call(endOtherSessions),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      showToast({ tone: 'ok', message });
    },
  });
  const problem = end.error ?? error;
  return (
    <AccountSection title="Where you are logged in">
      {problem && (
        <Alert color="bad" role="alert">
          {errorText(problem, 'Something went wrong')}
        </Alert>
      )}
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <li key={session._id}>
            <div>
              <b>{session.device}</b>
              <p>
                {session.current ? 'This device' : `Used ${localDateTime(session.usedAt)}`}, logged in{' '}
                {localDate(session.startedAt)}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="subtle"
                size="sm"
                aria-label={`Log out ${session.device}`}
                disabled={end.isPending}
                onClick={() => end.mutate(session)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          Log out everywhere else
        </Button>
      )}
    </AccountSection>
  );
}
