import type { LiveStage } from '@panelwise/contracts/domain/live';
import { listMyLive, openLiveDoor, takeGuestSeat } from '@panelwise/contracts/http/live';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Component as Live } from '../../app/routes/live.tsx';
import { giveUpRestoring, startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { BoardBar } from './board/board-bar.tsx';
import { AnswerShown } from './board/board-question.tsx';
import { Leaders } from './board/leaders.tsx';
import { LiveNow } from './live-now.tsx';
import { guestSeats } from './live-queries.ts';
import { nothingYet, withAnswer, withAnswered, withRoom, withStage } from './live-state.ts';
import { PhoneAnswer } from './phone/phone-answer.tsx';
import { PhoneQuestion } from './phone/phone-question.tsx';

const sessionId = sampleId(1);
const stage = (over: Partial<LiveStage> = {}): LiveStage => ({
  sessionId,
  seq: 3,
  state: 'asking',
  className: '6B',
  title: 'Cells',
  comicId: sampleId(2),
  isPublic: true,
  items: 3,
  position: 0,
  question: {
    question: 'Has a plant cell a membrane?',
    options: ['No, the wall does its job', 'Yes, it guards the gate'],
    difficulty: 'easy',
    panel: null,
  },
  answer: null,
  closesInMs: null,
  ...over,
});
const answer = {
  right: 1,
  explanation: 'It has both.',
  taughtAt: { page: 1, panel: 3 },
  panel: { imageUrl: '/media/p.webp', alt: 'A cell', polygon: [] },
  common: 0,
};
const own = {
  seatId: sampleId(3),
  name: 'Blue Owl',
  face: null,
  avatar: null,
  chosen: 0,
  cells: ['wrong' as const],
  noTimer: false,
};
const cutOut = () => <img src="/media/p.webp" alt="A cell" />;
const room = {
  seq: 3,
  code: 'OWL3725',
  isOpen: true,
  seats: [],
  position: 0,
  answered: [],
  counts: null,
  times: [],
  showsLeaders: false,
  leaders: null,
};

test('a screen keeps the later stage, forgets what was chosen with the next question, and takes no answers to another one', () => {
  const first = withAnswer(nothingYet, { error: false, events: [], stage: stage(), own, room }, 1_000);
  expect(withStage(first, stage({ seq: 2, position: -1 }), 1_000)).toBe(first);
  const next = withStage(first, stage({ seq: 5, position: 1, closesInMs: 20_000 }), 1_000);
  expect(next).toMatchObject({ own: { chosen: null }, closesAt: 21_000 });
  expect(withRoom(next, { ...room, seq: 2, answered: ['x'] })).toBe(next);
  expect(withAnswered(next, { position: 1, seatIds: ['a'] })).toBe(next);
  expect(withAnswered(next, { position: 0, seatIds: ['a'] }).room?.answered).toEqual(['a']);
});

test('one taps an answer, looks at it once more and sends it; then it stands', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  const shown = (sent: number | null) => (
    <PhoneQuestion
      stage={stage()}
      sent={sent}
      busy={false}
      complaint={undefined}
      clock={undefined}
      cutOut={cutOut}
      onSend={onSend}
    />
  );
  const { rerender } = render(shown(null));
  expect(screen.getByRole('button', { name: 'Tap an answer' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /guards the gate/ }));
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send B' }));
  expect(onSend).toHaveBeenCalledWith(1);
  rerender(shown(1));
  expect(screen.getByText('B is sent. Look up.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
});

test('a mistake that many made ends at its panel, without shame; what is right is told', () => {
  render(<PhoneAnswer stage={stage({ state: 'shown', answer })} own={own} cutOut={cutOut} />);
  expect(screen.getByRole('heading', { name: 'Many thought so. Look at this panel.' })).toBeDefined();
  expect(screen.getByText('Page 1, panel 3: here it is taught')).toBeDefined();
  expect(screen.getByText('Yes, it guards the gate')).toBeDefined();
});

test('the board counts what was chosen, marks what is right in words, and names what many thought', () => {
  render(
    <AnswerShown
      stage={stage({ state: 'shown', answer })}
      room={{ ...room, counts: [11, 10], times: [4_000] }}
      cutOut={cutOut}
    />,
  );
  const right = screen.getByText('Yes, it guards the gate').closest('li')!;
  expect(within(right).getByLabelText('Right')).toBeDefined();
  expect(right.textContent).toContain('10 chose it');
  expect(screen.getByText(/11 thought: “No, the wall does its job”/)).toBeDefined();
});

test('a leader board is switched on and off in the menu, and names who is ahead with accuracy alone', async () => {
  const order = vi.fn(async () => {});
  const bar = (showsLeaders: boolean) => (
    <BoardBar classId={sampleId(6)} stage={stage()} room={{ ...room, showsLeaders }} order={order} />
  );
  const { user, unmount } = renderApp(bar(false));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Show a leader board' }));
  expect(order).toHaveBeenLastCalledWith({ action: 'leaders', show: true });
  unmount();
  renderApp(bar(true));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Hide the leader board' }));
  expect(order).toHaveBeenLastCalledWith({ action: 'leaders', show: false });
  const names = ['Blue Owl', 'Calm Fox'].map((name, i) => ({
    ...{ seatId: sampleId(10 + i), name, right: 4 - i, place: 1 + i },
  }));
  render(<Leaders leaders={{ of: 5, names, more: 2 }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Blue Owl4 of 5 right',
    '2Calm Fox3 of 5 right',
  ]);
  expect(screen.getByText('and 2 more with as many right')).toBeDefined();
});

test('without an account one types the code, picks one of the names, and this device keeps the seat', async () => {
  giveUpRestoring();
  const api = fakeApi();
  const door = { sessionId, className: '6B', title: 'Cells', isOpen: true, isMember: false };
  api.answer(openLiveDoor, { ...door, membersOnly: false, names: ['Blue Owl', 'Calm Fox'] });
  const seat = 'A'.repeat(22);
  api.answer(takeGuestSeat, { sessionId, seat, own });
  const { user } = renderApp(<Live />, { path: '/live' });
  await user.type(screen.getByLabelText('Code on the board'), 'owl');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('alert').textContent).toContain('a word and four numbers');
  await user.type(screen.getByLabelText('Code on the board'), ' 3725');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await user.click(await screen.findByRole('button', { name: 'Calm Fox' }));
  await vi.waitFor(() => expect(guestSeats.find(sessionId)).toEqual({ seat }));
  expect(api.requests(takeGuestSeat)[0]?.body).toEqual({ code: 'OWL3725', name: 'Calm Fox' });
});

test('a comic that nobody has reviewed sends strangers to their class log-in', async () => {
  giveUpRestoring();
  const door = { sessionId, className: '6B', title: 'Cells', isOpen: true, isMember: false };
  fakeApi().answer(openLiveDoor, { ...door, membersOnly: true, names: [] });
  const { user } = renderApp(<Live />, { path: '/live' });
  await user.type(screen.getByLabelText('Code on the board'), 'OWL 3725{Enter}');
  expect(await screen.findByRole('link', { name: 'Log in with pictures' })).toBeDefined();
});

test('who learns in the class comes in with one tap', async () => {
  startSession(sampleSession('token'));
  fakeApi().answer(listMyLive, {
    sessions: [{ sessionId, className: '6B', title: 'Cells', thumbnail: null, isOpen: true }],
  });
  renderApp(<LiveNow />);
  expect((await screen.findByRole('link', { name: 'Come in' })).getAttribute('href')).toBe(
    `/live?session=${sessionId}`,
  );
});
