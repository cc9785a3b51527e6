import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

function usageOf({ current, usedAt, startedAt }: SessionEntry): string {
  const start = localDate(startedAt);
  const use = localDateTime(usedAt);
  return current ? t`This device, logged in ${start}` : t`Used ${use}, logged in ${start}`;
}

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
    <AccountSection title={t`Where you are logged in`}>
      {problem && (
        <Alert color="bad" role="alert">
          {errorText(problem, t`Something went wrong`)}
        </Alert>
      )}
      <ul className={classes.sessions}>
        {sessions.map((session) => {
          const { device } = session;
          return (
            <li key={session._id}>
              <div>
                <b>{device}</b>
                <p>{usageOf(session)}</p>
              </div>
              {!session.current && (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t`Log out ${device}`}
                  disabled={end.isPending}
                  onClick={() => end.mutate(session)}
                >
                  <Trans>Log out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          <Trans>Log out everywhere else</Trans>
        </Button>
      )}
    </AccountSection>
  );
}
