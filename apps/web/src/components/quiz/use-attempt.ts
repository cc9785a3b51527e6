import { t } from '@lingui/core/macro';
import type { ReaderQuestion, Verdict } from '@panelwise/contracts/domain/evidence';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
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
/**
 * Has an answer scored, now or as soon as it can be sent: `onWaiting` is called where it waits.
 * @throws ApiError what the server refuses
 */
export type CheckAnswer = (sent: SentAnswer, onWaiting: () => void) => Promise<Verdict>;
/** Answers that were given before, on this device, and are not sent yet. */
export type FindWaiting = () => Promise<{ key: string; answer: string; verdict: Promise<Verdict> }[]>;

/**
 * One go at a quiz. The server checks each answer; one that cannot be sent now waits, and is sent when the browser is
 * online again. `onFinish` is called once, with the last verdict.
 */
export function useAttempt(
  questions: readonly ReaderQuestion[],
  check: CheckAnswer,
  onFinish: (tries: Tries) => void,
  findWaiting?: FindWaiting,
) {
  const [tries, setTries] = useState<Tries>({});
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<{ key: string; text: string }>();
  const shownAt = useRef(new Map<string, number>());
  const now = useRef(tries);
  const keep = (next: Tries) => {
    now.current = next;
    setTries(next);
  };
  const put = (key: string, change: (own: readonly Try[]) => readonly Try[]) =>
    keep({ ...now.current, [key]: change(now.current[key] ?? []) });
  const noteWaiting = (key: string) => setWaiting((others) => [...others, key]);

  const take = async (key: string, answer: string, coming: Promise<Verdict>) => {
    // Begun anew in between: this answer belongs to the go before.
    const isOver = () => now.current[key]?.at(-1)?.answer !== answer;
    try {
      const verdict = await coming;
      if (isOver()) return;
      put(key, (own) => own.with(-1, { answer, verdict }));
      if (resultOf(questions, now.current).finished) onFinish(now.current);
    } catch (error) {
      if (isOver()) return;
      put(key, (own) => own.slice(0, -1));
      setProblem({ key, text: errorText(error, t`Your answer could not be checked. Please try again.`) });
    }
    setWaiting((others) => others.filter((other) => other !== key));
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
    const sent = { question, answer: option, tried, eventId: crypto.randomUUID(), ms };
    void take(
      key,
      option,
      check(sent, () => noteWaiting(key)),
    );
  };

  useEffect(() => {
    let left = false;
    void findWaiting?.().then((given) => {
      for (const { key, answer, verdict } of given) {
        if (left || now.current[key] || !questions.some((one) => one.key === key)) continue;
        put(key, () => [{ answer }]);
        noteWaiting(key);
        void take(key, answer, verdict);
      }
    });
    return () => {
      left = true;
    };
  }, []);

  return {
    tries,
    answer,
    /** Keys of questions whose answer waits for the network. */
    waiting,
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
