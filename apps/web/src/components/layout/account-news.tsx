import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '../../lib/api-client.ts';
import { useSocketNews } from '../../lib/use-socket-news.ts';

/** What is learnt from: with other aids, questions come with other options. */
const learning = ['learn', 'public-comic', 'own-family', 'profile'];

/** An adult has answered, or set what helps or is shown: the screens of the child know it at once. */
export function AccountNews() {
  const client = useQueryClient();
  const reload = (keys: readonly string[]) =>
    void refreshSession().then(() =>
      client.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) }),
    );
  useSocketNews(
    'consent:changed',
    () => reload(['profile']),
    () => undefined,
  );
  useSocketNews(
    'account:changed',
    () => reload(learning),
    () => undefined,
  );
  return null;
}
