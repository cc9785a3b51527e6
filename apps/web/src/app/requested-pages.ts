import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { libraryQuery } from '../features/library/api/library-queries.ts';
import { filterIn } from '../features/library/hooks/use-library-filter.ts';
import { publicComicQuery } from '../features/reader/api/reader-queries.ts';
import { comicTitle } from '../lib/comic-title.ts';
import { libraryChoicesQuery } from '../lib/library-choices.ts';
import type { PageHead } from './page-html.ts';

type Asked = { params: Record<string, string | undefined>; search: URLSearchParams };

/** A public page whose content changes: the server renders it when somebody asks for it. */
export type RequestedPage = {
  /** As the router has it. */
  path: string;
  /** The file in `app/routes` that shows it. */
  screen: 'our-library' | 'library-comic';
  /** Loads what the page shows first. Throws ApiError when there is nothing to show. */
  load(client: QueryClient, asked: Asked): Promise<PageHead>;
};

export const requestedPages: readonly RequestedPage[] = [
  {
    path: paths.library,
    screen: 'our-library',
    load: async (client, { search }) => {
      await Promise.all([
        client.fetchQuery(libraryQuery(filterIn(search))),
        client.fetchQuery(libraryChoicesQuery),
      ]);
      return {
        title: 'Our library',
        description:
          'Comics that teach, made by teachers, checked by people, free to read, each with a quiz.',
        path: paths.library,
      };
    },
  },
  {
    path: paths.libraryComic(':id'),
    screen: 'library-comic',
    load: async (client, { params: { id = '' } }) => {
      const { comic } = await client.fetchQuery(publicComicQuery(id));
      return {
        title: comicTitle(comic),
        description: `A comic about ${comic.concept}, free to read, with a quiz to check what you learned.`,
        path: paths.libraryComic(id),
        image: comic.thumbnail ?? undefined,
      };
    },
  },
];
