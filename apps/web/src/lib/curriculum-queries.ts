import { type CurriculumId, isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import {
  getComicStandards,
  getCurriculumUnits,
  listCurricula,
  listStandardLists,
} from '@panelwise/contracts/http/curricula';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** Curricula change with the product alone: one look per visit. */
const staleTime = Number.POSITIVE_INFINITY;

export const curriculaQuery = queryOptions({
  queryKey: ['curricula'],
  queryFn: async ({ signal }) => (await call(listCurricula, { signal })).curricula,
  staleTime,
});

/** The units of a grade of a curriculum; asks nothing before both are known. */
export const unitsQuery = (curriculum: string, grade: string) =>
  queryOptions({
    queryKey: ['curricula', curriculum, grade],
    queryFn: async ({ signal }) => {
      const params = { curriculum: curriculum as CurriculumId };
      return (await call(getCurriculumUnits, { params, query: { grade }, signal })).units;
    },
    enabled: isCurriculumId(curriculum) && grade !== '',
    staleTime,
  });

/** The lists of schools that a teacher uses. */
export const standardListsQuery = queryOptions({
  queryKey: ['standard-lists'],
  queryFn: async ({ signal }) => (await call(listStandardLists, { signal })).lists,
});

/** What a comic is tagged with. @param version asks anew for another version of the comic */
export const comicStandardsQuery = (id: string, version = 0) =>
  queryOptions({
    queryKey: ['comic-standards', id, version],
    queryFn: async ({ signal }) => (await call(getComicStandards, { params: { id }, signal })).standards,
  });
