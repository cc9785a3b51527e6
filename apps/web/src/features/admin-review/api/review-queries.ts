import { getSubmission, getSubmissions } from '@panelwise/contracts/http/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';

type Wanted = z.input<typeof getSubmissions.query>;

/** What every list of submissions is stored under. */
export const submissionsKey = ['submissions'];

/** A page of all creators' comics; the former page stays until the new one is there. */
export const submissionsQuery = (query: Wanted) =>
  queryOptions({
    queryKey: [...submissionsKey, query],
    queryFn: ({ signal }) => call(getSubmissions, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** How far the desk looks ahead; whoever decides moves on through the rest. */
const queueLimit = 100;

/** What waits for a decision: what readers reported first, then what has most to look at first, then the oldest: the way through the review desk. */
export const queueQuery = submissionsQuery({
  waits: 'all',
  sort: 'risk',
  limit: queueLimit,
});

/** What readers reported, the most reports first. */
export const reportedQuery = submissionsQuery({ waits: 'reported', sort: 'risk', limit: 1 });

/**
 * One comic with everything to judge it by. It does not load again by itself while it is read: a decision
 * goes with the version that was on the screen. `ahead` loads it before anybody looks at it.
 */
export const submissionQuery = (id: string, query: z.input<typeof getSubmission.query> = {}) =>
  queryOptions({
    queryKey: ['submission', id],
    queryFn: ({ signal }) => call(getSubmission, { params: { id }, query, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
export type SubmissionDetails = z.output<typeof getSubmission.response>;
export type Submissions = z.output<typeof getSubmissions.response>;
