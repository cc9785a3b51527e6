import type { Verdict } from '@panelwise/contracts/domain/evidence';
import { answerAsLearner } from '@panelwise/contracts/http/learn';
import { call } from '../api-client.ts';
import { useSession } from '../session.ts';
import { tryAgain } from '../try-again.ts';
import { sendReadings } from './kept-readings.ts';
import { isForLater, isUnanswered } from './or-kept.ts';
import { type AnswerBody, listWaiting, putWaiting, removeWaiting } from './waiting-answers.ts';

/** What became of answers that were sent later, since it was last asked for. */
export type SentLater = { right: number; sent: number; refused: number };

const pauses = { first: 2_000, most: 60_000 };

/** Who waits for a verdict, by event. */
const askers = new Map<
  string,
  { userId: string; body: AnswerBody; tell: (verdict: Verdict) => void; fail: (why: unknown) => void }
>();
const watchers = new Set<() => void>();
let sentLater: SentLater = { right: 0, sent: 0, refused: 0 };

const tellWatchers = () => {
  for (const watcher of watchers) watcher();
};

/**
 * Has an answer of whoever is logged in scored: at once, or, where it cannot be sent now, as soon as it can. It is kept on
 * this device until then.
 * @param onWaiting is called where it waits
 * @returns the verdict, whenever it comes
 * @throws ApiError what the server refuses
 */
export async function sendAnswer(body: AnswerBody, onWaiting: () => void): Promise<Verdict> {
  const userId = useSession.getState().user?._id ?? '';
  const waiting = await listWaiting(userId);
  // What waits goes first.
  if (waiting.length === 0)
    try {
      return (await call(answerAsLearner, { body, isQuiet: true })).verdict;
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
  await putWaiting({ userId, body: { ...body, arrival: 'later' }, at: Date.now() });
  onWaiting();
  const verdict = waitFor(userId, body);
  tellWatchers();
  void sendWaiting();
  return verdict;
}

function waitFor(userId: string, body: AnswerBody): Promise<Verdict> {
  return new Promise((tell, fail) => askers.set(body.eventId, { userId, body, tell, fail }));
}

/** Answers of whoever is logged in that are not sent yet and are wanted, with the verdict to come. */
export async function answersWaiting(
  isWanted: (body: AnswerBody) => boolean,
): Promise<{ body: AnswerBody; verdict: Promise<Verdict> }[]> {
  const userId = useSession.getState().user?._id ?? '';
  const waiting = await listWaiting(userId);
  return waiting.flatMap(({ body }) => (isWanted(body) ? [{ body, verdict: waitFor(userId, body) }] : []));
}

export async function countWaiting(): Promise<number> {
  return (await listWaiting(useSession.getState().user?._id ?? '')).length;
}

/** Tells when something waits or has been sent. @returns stops */
export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What was sent later since this was last asked. */
export function readSentLater(): SentLater {
  return sentLater;
}
export function forgetSentLater(): void {
  sentLater = { right: 0, sent: 0, refused: 0 };
  tellWatchers();
}

let sending: Promise<void> | undefined;
let failures = 0;
let stopWaiting = () => {};

/**
 * Sends what waits: what was read, then the answers, in their order and one after the other. Tries again by itself as long
 * as nobody answers.
 */
export function sendWaiting(): Promise<void> {
  stopWaiting();
  sending ??= ('locks' in navigator ? navigator.locks.request('panelwise-outbox', sendAll) : sendAll())
    .catch(() => {
      stopWaiting = tryAgain(() => void sendWaiting(), ++failures, pauses);
    })
    .finally(() => {
      sending = undefined;
      tellWatchers();
    });
  return sending;
}

/** @throws what kept the next one from being sent */
async function sendAll(): Promise<void> {
  const { status, user } = useSession.getState();
  if (status !== 'signed-in') return;
  // What answers bring depends on what was read before them.
  await sendReadings();
  const isStillThem = () => useSession.getState().user?._id === user._id;
  for (const waiting of await listWaiting(user._id)) {
    if (!isStillThem()) return;
    await sendOne(waiting.body);
    await removeWaiting(waiting);
    failures = 0;
    tellWatchers();
  }
  // Sent by another tab meanwhile: the same event is answered as it was.
  for (const { userId, body } of askers.values()) {
    if (!isStillThem()) return;
    if (userId === user._id) await sendOne(body);
  }
}

async function sendOne(body: AnswerBody): Promise<void> {
  const asker = askers.get(body.eventId);
  const { right, sent, refused } = sentLater;
  try {
    const { verdict } = await call(answerAsLearner, { body, isQuiet: true });
    sentLater = { sent: sent + 1, right: right + (verdict.isRight ? 1 : 0), refused };
    asker?.tell(verdict);
  } catch (error) {
    if (isForLater(error)) throw error;
    // Its question is another one by now, or the assignment has ended.
    sentLater = { right, sent, refused: refused + 1 };
    asker?.fail(error);
  }
  askers.delete(body.eventId);
}
