import { expect, test } from 'vitest';
import { viewRows } from './table-view.ts';

type Row = { name: string; size: number | null };
const rows: Row[] = [
  { name: 'Part 10', size: 3 },
  { name: 'part 2', size: null },
  { name: 'Part 1', size: 1 },
];
const shape = {
  searchText: (row: Row) => row.name,
  sortValue: (row: Row, key: string) => (key === 'name' ? row.name : row.size),
};
const view = (state: Partial<Parameters<typeof viewRows>[2]>) =>
  viewRows(rows, shape, { search: '', sort: undefined, page: 1, pageSize: 10, ...state });

test('text sorts by its numbers and without regard to case', () => {
  const names = view({ sort: { key: 'name', descending: false } }).rows.map((row) => row.name);
  expect(names).toEqual(['Part 1', 'part 2', 'Part 10']);
});

test('what has no value sorts last, and first when turned around', () => {
  const up = view({ sort: { key: 'size', descending: false } }).rows.map((row) => row.size);
  expect(up).toEqual([1, 3, null]);
  const down = view({ sort: { key: 'size', descending: true } }).rows.map((row) => row.size);
  expect(down).toEqual([null, 3, 1]);
});

test('search is a part of the text in any case; the input keeps its order', () => {
  expect(view({ search: ' PART 1 ' }).rows.map((row) => row.name)).toEqual(['Part 10', 'Part 1']);
  expect(rows[0]?.name).toBe('Part 10');
});

test('a page behind the last one shows the last one', () => {
  const last = view({ page: 9, pageSize: 2 });
  expect(last).toMatchObject({ page: 2, totalPages: 2, total: 3 });
  expect(last.rows).toHaveLength(1);
});

test('nothing found is one empty page', () => {
  expect(view({ search: 'zzz' })).toMatchObject({ rows: [], total: 0, page: 1, totalPages: 1 });
});
