import { type Battle, battleRules } from '@panelwise/contracts/domain/battles';
import * as contract from '@panelwise/contracts/http/battles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** How often somebody says that they are there, and looks who waits for them, in ms. */
const lookEveryMs = 3_500;

/** What one may battle about, with whom, and who is waiting. */
export const battlesQuery = queryOptions({
  queryKey: ['battles'],
  queryFn: ({ signal }) => call(contract.getBattles, { signal }),
  refetchInterval: lookEveryMs,
  retry: false,
});

/** A battle of one's own; looking says that one is there. */
export const battleQuery = (id: string) =>
  queryOptions({
    queryKey: ['battles', id],
    queryFn: ({ signal }) =>
      call(contract.lookAtBattle, { params: { id }, body: {}, signal }).then(({ battle }) => battle),
    // Once it is over too: the other may ask to play once more. What is not there never comes.
    refetchInterval: ({ state }) =>
      state.error instanceof ApiError && state.error.status === 404
        ? false
        : Math.min(lookEveryMs, battleRules.awayAfterMs / 2),
    retry: 1,
    // What was asked before an answer and came after it is older than what is shown.
    structuralSharing: (before, now) =>
      ((before as Battle | undefined)?.seq ?? 0) > (now as Battle).seq ? before : now,
  });
