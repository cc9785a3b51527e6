import { getMyShares, getMySharesFile } from '@panelwise/contracts/http/shares';
import { queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';

/** One's own statements of revenue share, newest first. */
export const mySharesQuery = queryOptions({
  queryKey: ['my-shares'],
  queryFn: ({ signal }) => call(getMyShares, { signal }),
});

export async function saveStatements(): Promise<void> {
  const { name, blob } = await callForFile(getMySharesFile, {});
  saveFile(name, blob);
}
