import { getPanelVersions } from '@panelwise/contracts/http/comics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Every picture that a panel ever had, newest first. Page and panel count from 1. */
export const panelVersionsQuery = (comicId: string, page: number, panel: number) =>
  queryOptions({
    queryKey: ['wizard', 'versions', comicId, page, panel],
    queryFn: async ({ signal }) =>
      (await call(getPanelVersions, { params: { id: comicId, page, panel }, signal })).versions,
    // A redraw may have added one since the dialog was last open.
    staleTime: 0,
  });
