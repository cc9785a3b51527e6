import { getNotices, readNotices } from '@panelwise/contracts/http/notices';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api-client.ts';

const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call(getNotices, { signal }),
});

/** What shows a person's own comics, which a decision changes. What an admin has on the desk stays as it was read. */
const ownComics = ['my-comics', 'comic-details', 'wizard'];

/**
 * What reviewers decided about the person's comics, newest first, as of now: asked for again whenever something was
 * decided or read, on whatever screen, and after a reconnection. A decision changes the comics that are shown too.
 */
export function useNotices() {
  const client = useQueryClient();
  const { data } = useQuery(noticesQuery);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./socket.ts').then(({ getSocket }) => {
      if (left) return;
      const socket = getSocket();
      const refetch = () => client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      const onNews = () => {
        void refetch();
        void client.invalidateQueries({
          predicate: ({ queryKey }) => ownComics.includes(String(queryKey[0])),
        });
      };
      socket.on('notices:changed', onNews);
      socket.on('connect', refetch);
      stop = () => {
        socket.off('notices:changed', onNews);
        socket.off('connect', refetch);
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [client]);
  const notices = data?.notices ?? [];
  return {
    notices,
    unread: data?.unread ?? 0,
    /** Says that those which are shown were read. */
    markRead: () => {
      const ids = notices.filter(({ isRead }) => !isRead).map(({ _id }) => _id);
      // It is news again at the next visit, no more.
      if (ids.length > 0) call(readNotices, { body: { ids } }).catch(() => undefined);
    },
  };
}
