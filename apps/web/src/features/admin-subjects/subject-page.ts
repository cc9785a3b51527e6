import { i18n } from '@lingui/core';
import type { Subject } from '@panelwise/contracts/http/catalogue';
import { tableQuery } from '@panelwise/contracts/http/table';
import type { z } from 'zod';
import type { TablePage } from '../../components/data-table/data-table.tsx';
import type { TableRequest } from '../../components/data-table/table-state.ts';

/** What the table of subjects can be asked for; nobody is called for it. */
export const subjectsTable = tableQuery(['name', 'createdAt']);
type SubjectColumn = NonNullable<z.output<typeof subjectsTable>['sort']>;

/** Finds, orders and cuts the subjects; there are so few that the server sends all of them. */
export function pageOfSubjects(
  subjects: readonly Subject[],
  { search, sort, order, page, limit }: TableRequest<SubjectColumn>,
): TablePage<Subject> {
  const words = search.toLocaleLowerCase();
  const found = subjects
    .filter((subject) => subject.name.toLocaleLowerCase().includes(words))
    .toSorted((a, b) => a[sort].localeCompare(b[sort], i18n.locale) * (order === 'asc' ? 1 : -1));
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const current = Math.min(page, totalPages);
  return {
    rows: found.slice((current - 1) * limit, current * limit),
    page: current,
    totalPages,
    total: found.length,
  };
}
