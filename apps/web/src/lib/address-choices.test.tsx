import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressChoices } from './address-choices.ts';

let change: ReturnType<typeof useAddressChoices>[1];

function List() {
  const [params, setChoices] = useAddressChoices();
  change = setChoices;
  return <p>{params.toString()}</p>;
}

const openList = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/list${query}`]}>
      <List />
    </MemoryRouter>,
  );

test('choices in quick succession are all kept, before the page shows the first of them', () => {
  openList('?page=3');
  act(() => {
    change({ status: 'draft' });
    change({ status: undefined });
    change({ sort: 'creator' });
    change({ search: 'rain' });
  });
  expect(screen.getByText('sort=creator&search=rain')).toBeTruthy();
});
