import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '../../lib/api-client.ts';
import { useSocketNews } from '../../lib/use-socket-news.ts';

/** An adult has answered: the screens of the child know it at once. */
export function ConsentNews() {
  const client = useQueryClient();
  const onNews = () => void refreshSession().then(() => client.invalidateQueries({ queryKey: ['profile'] }));
  useSocketNews('consent:changed', onNews, () => undefined);
  return null;
}
