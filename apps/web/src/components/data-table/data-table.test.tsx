import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';
import { type TableRequest, useTable } from './table-state.ts';

type Row = { id: number; title: string; note?: string };
const all: Row[] = Array.from({ length: 12 }, (_, i) => ({ id: i + 1, title: `Comic ${i + 1}` }));
const columns: Column<Row>[] = [
  { key: 'title', header: 'Title', sortable: true, render: (row) => row.title },
  { key: 'action', header: 'Actions', render: () => '–' },
];

/** Cuts the page that a request asks for, as the server does. */
function answer({ page, limit, search, order }: TableRequest<string>, rows: Row[]) {
  const found = rows.filter((row) => row.title.toLowerCase().includes(search.toLowerCase()));
  const sorted = order === 'asc' ? found : found.toReversed();
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  return { rows: sorted.slice((page - 1) * limit, page * limit), page, totalPages, total: found.length };
}

function show(changes: Partial<DataTableProps<Row>> = {}, rows = all) {
  const requests: TableRequest<string>[] = [];
  function Table() {
    const table = useTable({ key: 'title', descending: false });
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
        {...changes}
      />
    );
  }
  return { ...renderApp(<Table />), requests };
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
