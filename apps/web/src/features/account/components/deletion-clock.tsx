import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { SessionUser } from '@panelwise/contracts/domain/user';
import { keepAccount, type Profile } from '@panelwise/contracts/http/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import { updateSessionUser } from '../../../lib/session.ts';
import { profileQuery } from '../api/account-queries.ts';
import { daysLeft, graceDays, timeLeft } from '../time-left.ts';
import classes from './deletion-clock.module.css';

const days = Array.from({ length: graceDays }, (_, i) => graceDays - i);
const minuteMs = 60_000;

/** When the account will be gone, one cell for every day until then, and the way to keep it. */
export function DeletionClock({ deleteAt }: { deleteAt: string }) {
  const client = useQueryClient();
  const now = useNow();
  const until = Date.parse(deleteAt);
  const left = daysLeft(until, now);
  const day = localDate(deleteAt);
  const wait = timeLeft(until, now);
  const keep = useMutation({
    mutationFn: () => call(keepAccount),
    onSuccess: ({ data, message }) => {
      client.setQueryData(profileQuery.queryKey, data);
      // It was closing before, and is a session like any other now.
      updateSessionUser(withoutClosing(data));
      showToast({ tone: 'ok', message });
    },
  });
  return (
    <div className={classes.clock} role="status">
      <p>
        <Trans>
          Your account will be deleted on <b>{day}</b>, <b>{wait}</b>.
        </Trans>
      </p>
      <div className={classes.days} aria-hidden="true">
        {days.map((day) => (
          <i key={day} data-gone={day > left || undefined} />
        ))}
      </div>
      {keep.isError && (
        <Alert color="bad" role="alert">
          {errorText(keep.error, t`Something went wrong`)}
        </Alert>
      )}
      <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
    </div>
  );
}

function withoutClosing({ isClosing: _, ...user }: Profile): SessionUser {
  return user;
}

/** The time in ms, fresh every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
