import type { ShareCurrency } from '@panelwise/contracts/domain/shares';
import {
  closeShareMonth,
  getPayoutsFile,
  getShareMonth,
  getShareMonths,
  payShare,
  setShareMonth,
} from '@panelwise/contracts/http/shares';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

const key = ['admin', 'shares'];

export const shareMonthsQuery = queryOptions({
  queryKey: [...key, 'months'],
  queryFn: ({ signal }) => call(getShareMonths, { signal }),
});

/** What everybody gets of a month, or would get now. */
export const shareMonthQuery = (month: string) =>
  queryOptions({
    queryKey: [...key, month],
    queryFn: ({ signal }) => call(getShareMonth, { params: { month }, signal }),
  });

export type Pool = { month: string; poolCents: number; currency: ShareCurrency; readsPerPupil: number };

export const savePool = ({ month, poolCents, currency, readsPerPupil }: Pool) =>
  call(setShareMonth, { params: { month }, body: { poolCents, currency, rule: { readsPerPupil } } });

export const closeMonth = (month: string) => call(closeShareMonth, { params: { month }, body: undefined });

export const notePaid = (month: string, creatorId: string) =>
  call(payShare, { params: { month }, body: { creatorId } });

export async function savePayouts(month: string): Promise<void> {
  const { name, blob } = await callForFile(getPayoutsFile, { params: { month } });
  saveFile(name, blob);
}

export const reloadShares = (client: QueryClient) => client.invalidateQueries({ queryKey: key });
