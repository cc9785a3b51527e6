import { listPupils, mergePupil, type Pupil, type SchoolClass } from '@panelwise/contracts/http/classes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { MergeDialog } from './components/merge-dialog.tsx';

const pupil = (n: number, name: string, kind: Pupil['kind']): Pupil => ({
  _id: sampleId(n),
  name,
  face: 1,
  avatar: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  kind,
  isLocked: false,
  aids: [],
  offParts: [],
});
const [finch, uma] = [pupil(2, 'Finch', 'pictures'), pupil(3, 'Uma Rao', 'account')];
const open = (pupils: Pupil[]) => {
  const api = fakeApi();
  api.answer(listPupils, { pupils });
  api.answer(mergePupil, {});
  const onClose = vi.fn();
  const view = renderApp(
    <MergeDialog of={{ _id: sampleId(1) } as SchoolClass} pupil={finch} opened onClose={onClose} />,
  );
  return { api, onClose, ...view };
};

test('it is said what will happen before anything does, and that nothing of it can be taken back', async () => {
  const { api, onClose, user } = open([finch, uma]);
  const make = await screen.findByRole('button', { name: 'Make them one' });
  expect(make).toHaveProperty('disabled', true);
  await screen.findByRole('option', { name: 'Uma Rao' });
  // Only accounts of their own: two who log in by pictures are two pupils.
  expect(screen.queryByRole('option', { name: 'Finch' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Their own account'), 'Uma Rao');
  expect(screen.getByText(/read, answered and made goes to Uma Rao/)).toBeDefined();
  expect(screen.getByText('It cannot be taken back.')).toBeDefined();
  await user.click(make);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(mergePupil).map(({ body }) => body)).toEqual([{ into: uma._id }]);
});

test('where nobody has an account of their own, it is said how that comes about', async () => {
  open([finch]);
  expect(await screen.findByText(/Nobody in this class has an account of their own/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make them one' })).toBeNull();
});
