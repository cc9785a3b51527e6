import { answerAsLearner } from '@panelwise/contracts/http/learn';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sampleSession } from '../../testing/samples.ts';
import { endSession, startSession } from '../session.ts';
import {
  answersWaiting,
  countWaiting,
  forgetSentLater,
  readSentLater,
  sendAnswer,
  sendWaiting,
} from './outbox.ts';
import type { AnswerBody } from './waiting-answers.ts';

const verdict = {
  isRight: true,
  isSettled: true,
  taughtAt: null,
  correctAnswer: 'Light',
  explanation: null,
  sibling: null,
};
const id = (last: string) => `0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c${last}`;
const answer = (eventId: string): AnswerBody => ({
  ...{ key: 'k'.repeat(22), answer: 'Light', comicId: id('01'), eventId, ms: 9_000 },
  context: 'reader',
});
const session = (userId: string) => {
  const one = sampleSession();
  return { ...one, user: { ...one.user, _id: userId } };
};

test('answers wait for the account that gave them; nobody else on this device sends or sees them', async () => {
  const api = fakeApi();
  let online = false;
  api.handle(answerAsLearner, () => {
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json({ error: false, message: 'Answer', verdict });
  });
  startSession(session(id('aa')));
  let waits = 0;
  for (const eventId of [id('e1'), id('e2')])
    await new Promise<void>((resolve) => {
      void sendAnswer(answer(eventId), () => {
        waits += 1;
        resolve();
      });
    });
  expect([waits, await countWaiting()]).toEqual([2, 2]);
  endSession();
  online = true;
  const before = api.requests(answerAsLearner).length;
  startSession(session(id('bb')));
  await sendWaiting();
  expect([await countWaiting(), await answersWaiting(() => true)]).toEqual([0, []]);
  expect(api.requests(answerAsLearner)).toHaveLength(before);
  startSession(session(id('aa')));
  forgetSentLater();
  await sendWaiting();
  const sent = api.requests(answerAsLearner).slice(before);
  expect(sent.map(({ body }) => (body as AnswerBody).eventId).slice(0, 2)).toEqual([id('e1'), id('e2')]);
  expect(await countWaiting()).toBe(0);
  expect(readSentLater()).toMatchObject({ sent: 2, right: 2, refused: 0 });
});

test('what the server refuses for good is not sent again, and is told', async () => {
  const api = fakeApi();
  let answers: () => Response = () => {
    throw new TypeError('Failed to fetch');
  };
  api.handle(answerAsLearner, () => answers());
  startSession(session(id('cc')));
  const waiting = new Promise<unknown>((resolve) => {
    sendAnswer(answer(id('e3')), () => undefined).catch(resolve);
  });
  await expect.poll(countWaiting).toBe(1);
  forgetSentLater();
  answers = () => Response.json({ error: true, code: 'question-changed' }, { status: 409 });
  await expect
    .poll(async () => {
      await sendWaiting();
      return countWaiting();
    })
    .toBe(0);
  expect(await waiting).toMatchObject({ code: 'question-changed' });
  expect(readSentLater()).toMatchObject({ sent: 0, refused: 1 });
});
