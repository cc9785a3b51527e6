import { getNotices, readNotices } from '@panelwise/contracts/http/notices';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { useSocketNews } from './use-socket-news.ts';

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
  const refetch = () => void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
  const onNews = () => {
    refetch();
    void client.invalidateQueries({ predicate: ({ queryKey }) => ownComics.includes(String(queryKey[0])) });
  };
  useSocketNews('notices:changed', onNews, refetch);
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
