import { getOwnAvatar } from '@panelwise/contracts/http/avatars';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** One's own character, and what it may wear. */
export const ownAvatarQuery = queryOptions({
  queryKey: ['learn', 'avatar'],
  queryFn: ({ signal }) => call(getOwnAvatar, { signal }),
  staleTime: 0,
});
