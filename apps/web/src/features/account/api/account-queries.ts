import { exportAccount, exportAccountPage, getProfile } from '@panelwise/contracts/http/account';
import { getReminder } from '@panelwise/contracts/http/families';
import { listPasskeys } from '@panelwise/contracts/http/passkeys';
import { getSecondFactor } from '@panelwise/contracts/http/second-factor';
import { listSessions } from '@panelwise/contracts/http/sessions';
import { queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../../../lib/api-client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
});

/** Everything that is stored about the person: a page to read, or JSON for other programs. */
export async function readExport(format: 'html' | 'json'): Promise<Blob> {
  if (format === 'html') return (await callForFile(exportAccountPage)).blob;
  const text = JSON.stringify((await call(exportAccount)).data, null, 2);
  return new Blob([text], { type: 'application/json' });
}

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
});

/** Whether somebody is reminded by mail of what is due. */
export const reminderQuery = queryOptions({
  queryKey: ['reminder'],
  queryFn: async ({ signal }) => (await call(getReminder, { signal })).reminder,
});
