import { exportAccount, getProfile } from '@panelwise/contracts/http/account';
import { listSessions } from '@panelwise/contracts/http/sessions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
});

/** Everything that is stored about the person, as the text of a JSON file. */
export async function readExport(): Promise<string> {
  return JSON.stringify((await call(exportAccount)).data, null, 2);
}
