import {
  decidePulledItem,
  getPulledItems,
  type PulledItemDecision,
} from '@panelwise/contracts/http/pulled-items';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { comicQuery } from './comic.ts';

/** Questions of a comic that rest. They are read again whenever the comic is. */
export const pulledItemsQuery = (comicId: string) =>
  queryOptions({
    queryKey: [...comicQuery(comicId).queryKey, 'pulled-items'],
    queryFn: () => call(getPulledItems, { params: { id: comicId } }),
  });

export async function decideOnItem(
  comicId: string,
  key: string,
  decision: PulledItemDecision,
): Promise<void> {
  await call(decidePulledItem, { params: { id: comicId }, body: { key, decision } });
}
