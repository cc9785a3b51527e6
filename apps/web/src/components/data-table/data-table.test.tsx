import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';

type Row = { id: number; title: string; note?: string };
const rows: Row[] = Array.from({ length: 12 }, (_, i) => ({ id: i + 1, title: `Comic ${i + 1}` }));
const columns: Column<Row>[] = [
  { key: 'title', header: 'Title', sortValue: (row) => row.title, render: (row) => row.title },
  { key: 'action', header: 'Actions', render: () => '–' },
];

function show(changes: Partial<DataTableProps<Row>> = {}) {
  return renderApp(
    <DataTable<Row>
      title="All comics"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      searchText={(row) => row.title}
      searchPlaceholder="Search here"
      note={(row) => row.note}
      card={(row) => row.title}
      {...changes}
    />,
  );
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
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(titles()[0]).toBe('Comic 1');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(titles()[0]).toBe('Comic 12');
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending');
  expect(within(screen.getByRole('columnheader', { name: 'Actions' })).queryByRole('button')).toBeNull();
});

test('a search that finds nothing says so and can be cleared', async () => {
  const { user } = show();
  await user.type(screen.getByPlaceholderText('Search here'), 'zebra');
  expect(screen.getByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(titles()).toHaveLength(10);
});

test('a remark stands in a row of its own', () => {
  show({ rows: [{ id: 1, title: 'Coral Reefs', note: 'Coral is an animal.' }] });
  expect(titles()).toEqual(['Coral Reefs', 'Coral is an animal.']);
});

test('loading and error take the place of the rows', async () => {
  show({ rows: undefined });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an error offers another try', async () => {
  const onRetry = vi.fn();
  const { user } = show({ rows: undefined, error: 'Failed to fetch comics', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch comics');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
