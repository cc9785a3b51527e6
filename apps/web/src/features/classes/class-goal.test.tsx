import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { getClassGoal, giveToPupil, setClassGoal } from '@panelwise/contracts/http/class-goals';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { GiftDialog } from '../../components/gift/gift-dialog.tsx';
import { call } from '../../lib/api-client.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { ClassGoal } from './components/class-goal.tsx';

const room: SchoolClass = {
  ...{ _id: sampleId(5), name: '6B', grade: '6', subject: '', school: '', code: 'OWL3725', isOpen: true },
  ...{ offParts: [], mayBattle: null, isArchived: false, isDemo: false, isMine: true, pupilCount: 12 },
  createdAt: '2026-09-01T10:00:00.000Z',
};
beforeEach(() => startSession(sampleSession()));

test('a teacher sets a goal for the class, and sees one number', async () => {
  const api = fakeApi();
  api.answer(getClassGoal, { goal: null });
  const goal = { _id: sampleId(6), kind: 'comics-read', target: 24, have: 7, state: 'open' } as const;
  api.answer(setClassGoal, { goal: { ...goal, untilDay: '2026-12-11' } });
  const { user } = renderApp(<ClassGoal of={room} />);
  await user.click(await screen.findByRole('button', { name: 'Set a goal' }));
  api.answer(getClassGoal, { goal: { ...goal, untilDay: '2026-12-11' } });
  await user.click(await screen.findByRole('button', { name: 'Set the goal' }));
  expect(await screen.findByText('7 of 24, until Dec 11, 2026')).toBeDefined();
});

test('where rewards are switched off nothing speaks of goals', () => {
  renderApp(<ClassGoal of={{ ...room, offParts: ['rewards'] }} />);
  expect(screen.queryByText('Class goal')).toBeNull();
});

test('coins are given for a reason out of a list, and a refusal keeps what was chosen', async () => {
  const params = { id: room._id, pupil: sampleId(7) };
  const { message, status } = errorCatalog['gift-too-big'];
  const refusal = { error: true, code: 'gift-too-big', message };
  fakeApi().handle(giveToPupil, () => Response.json(refusal, { status }));
  const { user } = renderApp(
    <GiftDialog
      name="Nia"
      opened
      onClose={() => undefined}
      give={(body) => call(giveToPupil, { params, body })}
    />,
  );
  await user.selectOptions(await screen.findByLabelText('What for'), 'for helping somebody');
  await user.click(screen.getByRole('button', { name: 'Give the coins' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/at most 100 coins a week/);
  expect(screen.getByLabelText<HTMLSelectElement>('What for').value).toBe('helped-others');
});
