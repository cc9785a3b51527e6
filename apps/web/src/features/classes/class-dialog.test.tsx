import { changeClass, makeClass, type SchoolClass } from '@panelwise/contracts/http/classes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { ClassDialog } from './components/class-dialog.tsx';

const room: SchoolClass = {
  ...{ _id: sampleId(5), name: '6B', grade: '6', subject: '', school: '', code: 'OWL3725', isOpen: true },
  ...{ offParts: [], mayBattle: null, isArchived: false, isDemo: false, isMine: true, pupilCount: 12 },
  createdAt: '2026-09-01T10:00:00.000Z',
};
const field = (name: string) => screen.getByLabelText(name);
const complaint = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('says at its field what a new class lacks, and sends nothing before it is there', async () => {
  const api = fakeApi();
  api.answer(makeClass, { class: room });
  const onClose = vi.fn();
  const { user } = renderApp(<ClassDialog opened onClose={onClose} />);
  const make = () => user.click(screen.getByRole('button', { name: 'Make the class' }));
  await user.type(field('Name'), 'owl@school.example');
  await make();
  expect(complaint('Name')).toBe('Please write a name here, not an address.');
  expect(complaint('Grade')).toBe('Please choose a grade.');
  expect(api.requests(makeClass)).toEqual([]);
  await user.clear(field('Name'));
  await user.type(field('Name'), '6B Science');
  expect(complaint('Name')).toBeUndefined();
  await user.selectOptions(field('Grade'), '6');
  await make();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(makeClass).map(({ body }) => body)).toEqual([
    { name: '6B Science', grade: '6', subject: '', school: '' },
  ]);
});

test('whether there are battles is only told once somebody has chosen', async () => {
  const api = fakeApi();
  api.answer(changeClass, { class: room });
  const { user } = renderApp(<ClassDialog of={room} opened onClose={() => undefined} />);
  const save = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(api.requests(changeClass)).toHaveLength(times));
  };
  await save(1);
  await user.click(screen.getByRole('switch', { name: /^Quiz battles/ }));
  await user.click(screen.getByRole('switch', { name: /^Games/ }));
  await save(2);
  const words = { name: '6B', grade: '6', subject: '', school: '', isOpen: true };
  expect(api.requests(changeClass).map(({ body }) => body)).toEqual([
    { ...words, offParts: [] },
    { ...words, offParts: ['games'], mayBattle: true },
  ]);
});
