import * as contract from '@panelwise/contracts/http/assignments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const conceptsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'concepts'],
    queryFn: ({ signal }) => call(contract.getClassConcepts, { params: { id: classId }, signal }),
  });

export const resultsQuery = (classId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'results', assignmentId],
    queryFn: ({ signal }) => call(contract.getResults, { params: { id: classId, assignmentId }, signal }),
  });
