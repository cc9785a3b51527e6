import {
  listClasses,
  listPupils,
  mergePupil,
  type Pupil,
  type SchoolClass,
} from '@panelwise/contracts/http/classes';
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
const [finch, uma, twin] = [
  pupil(2, 'Finch', 'pictures'),
  pupil(3, 'Uma Rao', 'account'),
  pupil(4, 'Finch 2', 'pictures'),
];
const aClass = (n: number, name: string): SchoolClass => ({
  ...{ _id: sampleId(n), name, grade: '6', subject: '', school: '', code: 'OWL3725' },
  ...{ isOpen: true, offParts: [], mayBattle: null, isArchived: false, isDemo: false, isMine: true },
  ...{ pupilCount: 1, createdAt: '2026-09-01T10:00:00.000Z' },
});
const [here, there] = [aClass(1, '6B'), aClass(5, '6C')];
const open = (taught: SchoolClass[], pupils: Pupil[]) => {
  const api = fakeApi();
  api.answer(listClasses, { classes: taught });
  api.answer(listPupils, { pupils });
  api.answer(mergePupil, {});
  const onClose = vi.fn();
  const view = renderApp(<MergeDialog of={here} pupil={finch} opened onClose={onClose} />);
  return { api, onClose, ...view };
};

test('it is said what will happen before anything does, and that nothing of it can be taken back', async () => {
  const { api, onClose, user } = open([here], [finch, uma]);
  const make = await screen.findByRole('button', { name: 'Make them one' });
  expect(make).toHaveProperty('disabled', true);
  await screen.findByRole('option', { name: 'Uma Rao' });
  expect(screen.queryByRole('option', { name: 'Finch' })).toBeNull();
  expect(screen.queryByLabelText('Their class')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Who stays'), 'Uma Rao');
  expect(screen.getByText(/read, answered and made goes to Uma Rao/)).toBeDefined();
  expect(screen.getByText(/is not linked with Uma Rao/)).toBeDefined();
  expect(screen.getByText('It cannot be taken back.')).toBeDefined();
  await user.click(make);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(mergePupil).map(({ body }) => body)).toEqual([{ into: uma._id, classId: here._id }]);
});

test('one who was made in two classes is chosen in the other, and is in both then', async () => {
  const { api, onClose, user } = open([here, there], [finch]);
  expect(await screen.findByText('Nobody else is in this class.')).toBeDefined();
  api.answer(listPupils, { pupils: [twin] });
  await user.selectOptions(screen.getByLabelText('Their class'), '6C');
  await screen.findByRole('option', { name: 'Finch 2' });
  await user.selectOptions(screen.getByLabelText('Who stays'), 'Finch 2');
  expect(screen.getByText('Finch 2 is in both classes then.')).toBeDefined();
  expect(screen.getByText(/sees Finch 2 from then on/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make them one' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(mergePupil).map(({ body }) => body)).toEqual([{ into: twin._id, classId: there._id }]);
});
