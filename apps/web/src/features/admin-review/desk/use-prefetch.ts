import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionQuery } from '../api/review-queries.ts';

/** Loads a comic and its page pictures before somebody opens it. A failure shows itself when it is opened. */
export function usePrefetch(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!id) return;
    void client.ensureQueryData(submissionQuery(id, { ahead: 'true' })).then(
      ({ pages }) => {
        for (const { imageUrl } of pages) if (imageUrl) new Image().src = imageUrl;
      },
      () => undefined,
    );
  }, [client, id]);
}
