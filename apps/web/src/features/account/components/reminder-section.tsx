import { t } from '@lingui/core/macro';
import { Alert, NativeSelect } from '@mantine/core';
import { reminderHours } from '@panelwise/contracts/domain/family';
import { setReminder } from '@panelwise/contracts/http/families';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { hourWords } from '../../../lib/hour-words.ts';
import { reminderQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';

/** A mail when questions are due, for whoever wants one. Of a child its parents say whether and when. */
export function ReminderSection() {
  const client = useQueryClient();
  const { data } = useQuery(reminderQuery);
  const save = useMutation({
    mutationFn: (hour: number | null) => call(setReminder, { body: { hour } }),
    onSuccess: ({ reminder }) => client.setQueryData(reminderQuery.queryKey, reminder),
  });
  if (!data) return null;
  const { isOn, hour, mayHave, isByParents } = data;
  const offered = isByParents ? (hour === null ? [] : [hour]) : hoursWith(hour);
  return (
    <AccountSection title={t`Review reminder`}>
      {save.error && (
        <Alert color="bad" role="alert">
          {errorText(save.error, t`This could not be kept. Please try again.`)}
        </Alert>
      )}
      {mayHave ? (
        <NativeSelect
          label={t`A mail when questions are due`}
          description={t`Once a day at most. It ends by one click, and by itself after seven that nobody answered.`}
          value={isOn ? String(hour) : ''}
          disabled={save.isPending}
          data={[
            { value: '', label: t`Never` },
            ...offered.map((each) => ({ value: String(each), label: atHour(each) })),
          ]}
          onChange={({ currentTarget: { value } }) => save.mutate(value === '' ? null : Number(value))}
        />
      ) : (
        <p>
          {isByParents
            ? t`Off. A parent who is linked with you can switch reminders on.`
            : t`Reminders come by mail, and this account has no e-mail.`}
        </p>
      )}
    </AccountSection>
  );
}

function atHour(hour: number): string {
  const time = hourWords(hour);
  return t`At ${time}`;
}

/** The hours that are offered, and the one that was chosen in another way. */
function hoursWith(hour: number | null): number[] {
  const offered: number[] = [...reminderHours];
  return hour === null || offered.includes(hour) ? offered : [...offered, hour].sort((a, b) => a - b);
}
