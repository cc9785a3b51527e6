import { type Pupil, type SchoolClass, setPupilPlay } from '@panelwise/contracts/http/classes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { PlayDialog } from './components/play-dialog.tsx';
import { PupilMenu } from './components/pupil-menu.tsx';

const finch: Pupil = {
  ...{ _id: sampleId(2), name: 'Finch', face: 1, avatar: null, kind: 'pictures', isLocked: false },
  ...{ joinedAt: '2026-11-20T10:00:00.000Z', aids: [], offParts: ['shorts'] },
};
const ours = { _id: sampleId(1), isMine: true, offParts: ['leagues'] } as Partial<SchoolClass> as SchoolClass;

test('a part of play is switched off for one pupil; what is off for the class stays off', async () => {
  const api = fakeApi();
  api.handle(setPupilPlay, () => refusal(404, 'pupil-not-found', 'There is no such pupil here.'));
  const onClose = vi.fn();
  const { user } = renderApp(<PlayDialog of={ours} pupil={finch} opened onClose={onClose} />);
  const part = (name: string) =>
    screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
  expect([part('Games').checked, part('Shorts').checked]).toEqual([true, false]);
  expect([part('Leagues').checked, part('Leagues').disabled]).toEqual([false, true]);
  expect(screen.getByText('Off for the whole class')).toBeDefined();
  await user.click(part('Games'));
  await user.click(part('Shorts'));
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such pupil here.');
  expect(onClose).not.toHaveBeenCalled();

  api.answer(setPupilPlay, { pupil: { ...finch, offParts: ['games'] } });
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requests(setPupilPlay).at(-1)?.body).toEqual({ offParts: ['games'] });
});

test.each([
  [[], true],
  [['rewards'], false],
] as const)('who has %j switched off is offered coins: %s', async (offParts, isOffered) => {
  const pupil = { ...finch, offParts: [...offParts] };
  const { user } = renderApp(<PupilMenu of={ours} pupil={pupil} />);
  await user.click(screen.getByRole('button', { name: 'More for Finch' }));
  expect(screen.getByRole('button', { name: 'Games and rewards' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Give coins' }) !== null).toBe(isOffered);
});
