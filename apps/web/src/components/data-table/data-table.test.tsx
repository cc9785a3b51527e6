import { tableQuery } from '@panelwise/contracts/http/table';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderApp } from '../../testing/render-app.tsx';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';
import { type TableRequest, useTable } from './table-state.ts';

type Row = { id: number; title: string; note?: string };
const all: Row[] = Array.from({ length: 12 }, (_, i) => ({ id: i + 1, title: `Comic ${i + 1}` }));
const columns: Column<Row>[] = [
  { key: 'title', header: 'Title', sortable: true, render: (row) => row.title },
  { key: 'action', header: 'Actions', render: () => '–' },
];

const query = tableQuery(['title', 'createdAt']).extend({ state: z.enum(['new', 'old']).optional() });

/** Cuts the page that a request asks for, as the server does. */
function answer({ page, limit, search, order }: TableRequest<string>, rows: Row[]) {
  const found = rows.filter((row) => row.title.toLowerCase().includes(search.toLowerCase()));
  const sorted = order === 'asc' ? found : found.toReversed();
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  return { rows: sorted.slice((page - 1) * limit, page * limit), page, totalPages, total: found.length };
}

function show(changes: Partial<DataTableProps<Row>> = {}, rows = all, at = '/') {
  const requests: TableRequest<string>[] = [];
  function Table() {
    const table = useTable(query, { key: 'title', descending: false }, ['state']);
    requests.push(table.request);
    return (
      <DataTable<Row>
        title="All comics"
        columns={columns}
        data={answer(table.request, rows)}
        state={table.state}
        onChange={table.change}
        rowKey={(row) => String(row.id)}
        searchPlaceholder="Search here"
        note={(row) => row.note}
        card={(row) => row.title}
        filters={
          <button type="button" onClick={() => table.change({ state: 'new' })}>
            State: {table.filters.state ?? 'any'}
          </button>
        }
        {...changes}
      />
    );
  }
  return { ...renderApp(<Table />, { path: '/', at }), requests };
}
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('shows ten rows and turns to the others', async () => {
  const { user } = show();
  expect(titles()).toHaveLength(10);
  expect(screen.getByText('1 to 10 of 12')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(titles()).toEqual(['Comic 11', 'Comic 12']);
});

test('a heading sorts up, then down, and starts at the first page', async () => {
  const { user, requests } = show();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(requests.at(-1)).toMatchObject({ page: 1, sort: 'title', order: 'desc' });
  expect(titles()[0]).toBe('Comic 12');
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending');
  expect(within(screen.getByRole('columnheader', { name: 'Actions' })).queryByRole('button')).toBeNull();
});

test('a search is sent once typing stops, from page 1; one that finds nothing can be cleared', async () => {
  const { user, requests } = show();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.type(screen.getByPlaceholderText('Search here'), 'zebra');
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
  expect([...new Set(requests.map(({ search }) => search))]).toEqual(['', 'zebra']);
  expect(requests.at(-1)?.page).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(titles()).toHaveLength(10));
});

test('a remark stands in a row of its own', () => {
  show({}, [{ id: 1, title: 'Coral Reefs', note: 'Coral is an animal.' }]);
  expect(titles()).toEqual(['Coral Reefs', 'Coral is an animal.']);
});

test('loading and error take the place of the rows', async () => {
  show({ data: undefined });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an error offers another try', async () => {
  const onRetry = vi.fn();
  const { user } = show({ data: undefined, error: 'Failed to fetch comics', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch comics');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('what was chosen is in the address, and Back takes it away again, step by step', async () => {
  const { user, router } = show();
  const search = () => router.state.location.search;
  await user.type(screen.getByPlaceholderText('Search here'), 'comic 1');
  await waitFor(() => expect(search()).toBe('?search=comic+1'));
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: 'State: any' }));
  expect(search()).toBe('?search=comic+1&sort=title&order=desc&state=new');
  await user.clear(screen.getByPlaceholderText('Search here'));
  // Whoever goes on before the search was sent loses none of it.
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(search()).toBe('?state=new');
  await act(() => router.navigate(-1));
  expect(screen.getByPlaceholderText('Search here')).toHaveProperty('value', 'comic 1');
  expect(titles()[0]).toBe('Comic 12');
  await act(() => router.navigate(-2));
  expect(screen.getByRole('button', { name: 'State: any' })).toBeDefined();
  expect(titles()).toEqual(['Comic 1', 'Comic 10', 'Comic 11', 'Comic 12']);
});

test('an address opens the table as it was', () => {
  show({}, all, '/?search=comic&sort=title&order=desc&page=2&state=old');
  expect(titles()).toEqual(['Comic 2', 'Comic 1']);
  expect(screen.getByPlaceholderText('Search here')).toHaveProperty('value', 'comic');
  expect(screen.getByRole('button', { name: 'State: old' })).toBeDefined();
});

test.each([
  '?page=-1&sort=nothing&order=up&state=odd',
  '?page=x&state=',
  `?page=1e99&search=${'x'.repeat(101)}`,
  '?page=0',
  '?sort[]=title',
])('what makes no sense in an address is left out: %s', (address) => {
  show({}, all, `/${address}`);
  expect(titles()[0]).toBe('Comic 1');
  expect(titles()).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'State: any' })).toBeDefined();
});

test('a page that there is no more becomes the last one', async () => {
  const { router } = show({}, all, '/?page=7');
  await waitFor(() => expect(titles()).toEqual(['Comic 11', 'Comic 12']));
  expect(router.state.location.search).toBe('?page=2');
});
