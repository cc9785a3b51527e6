import type { ReaderQuestion, Verdict } from '@panelwise/contracts/domain/evidence';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { isSettled, resultOf, standingOf, type Tries, type Try } from './attempt.ts';

/** An answer on its way to the server. Sent again it keeps its number, so that it counts once. */
export type SentAnswer = {
  question: ReaderQuestion;
  answer: string;
  /** What was answered before, in this go. */
  tried: string[];
  eventId: string;
  /** From shown to answered, in ms. */
  ms: number;
};
export type CheckAnswer = (sent: SentAnswer) => Promise<Verdict>;

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * One go at a quiz. The server checks each answer; one that cannot be sent now waits, and is sent when the browser is
 * online again. `onFinish` is called once, with the last verdict.
 */
export function useAttempt(
  questions: readonly ReaderQuestion[],
  check: CheckAnswer,
  onFinish: (tries: Tries) => void,
) {
  const [tries, setTries] = useState<Tries>({});
  const [waiting, setWaiting] = useState<SentAnswer[]>([]);
  const [problem, setProblem] = useState<{ key: string; text: string }>();
  const shownAt = useRef(new Map<string, number>());
  const now = useRef(tries);
  const keep = (next: Tries) => {
    now.current = next;
    setTries(next);
  };
  const put = (key: string, change: (own: readonly Try[]) => readonly Try[]) =>
    keep({ ...now.current, [key]: change(now.current[key] ?? []) });

  const send = async (sent: SentAnswer) => {
    const { key } = sent.question;
    try {
      const verdict = await check(sent);
      // Begun anew in between: this answer belongs to the go before.
      if (now.current[key]?.at(-1)?.answer !== sent.answer) return;
      put(key, (own) => own.with(-1, { answer: sent.answer, verdict }));
      if (resultOf(questions, now.current).finished) onFinish(now.current);
    } catch (error) {
      if (isUnanswered(error)) {
        setWaiting((others) => [...others, sent]);
        return;
      }
      put(key, (own) => own.slice(0, -1));
      setProblem({ key, text: errorText(error, 'Your answer could not be checked. Please try again.') });
    }
  };

  const answer = (question: ReaderQuestion, option: string) => {
    const { key } = question;
    const before = now.current[key] ?? [];
    const standing = standingOf(before);
    const tried = before.map((one) => one.answer);
    if (isSettled(standing) || standing === 'checking' || tried.includes(option)) return;
    setProblem(undefined);
    const ms = Math.round(performance.now() - (shownAt.current.get(key) ?? performance.now()));
    put(key, (own) => [...own, { answer: option }]);
    void send({ question, answer: option, tried, eventId: crypto.randomUUID(), ms });
  };

  const sendAgain = useRef<() => void>(undefined);
  sendAgain.current = () => {
    setWaiting([]);
    for (const sent of waiting) void send(sent);
  };
  useEffect(() => {
    const onOnline = () => sendAgain.current?.();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    tries,
    answer,
    /** Keys of questions whose answer waits for the network. */
    waiting: waiting.map(({ question }) => question.key),
    problem,
    /** From here on the time for a question counts. */
    noteShown: (key: string) => {
      if (!shownAt.current.has(key) || standingOf(now.current[key]) === 'open')
        shownAt.current.set(key, performance.now());
    },
    restart: () => {
      setWaiting([]);
      setProblem(undefined);
      shownAt.current.clear();
      keep({});
    },
    ...resultOf(questions, tries),
  };
}
