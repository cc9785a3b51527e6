import { getClassCurriculum } from '@panelwise/contracts/http/curricula';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Below the key of classes, as all that is read of them. */
export const classCurriculumQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id, 'curriculum'],
    queryFn: ({ signal }) => call(getClassCurriculum, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
