import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Server state. A refusal is final; a lost connection or a failing server is tried twice more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Who is offline hears so at once, and does not send in an hour what they pressed now.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  });
}
