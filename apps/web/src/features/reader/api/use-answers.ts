import { answerAsLearner, answerClassQuestion, answerQuestion } from '@panelwise/contracts/http/learn';
import { finishQuiz } from '@panelwise/contracts/http/library';
import type { Tries } from '../../../components/quiz/attempt.ts';
import type { CheckAnswer } from '../../../components/quiz/use-attempt.ts';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/**
 * Where the answers to the quizzes of a comic go. Of whoever is logged in they are kept, so that the questions come back
 * on their day; of visitors, and of who reads by the link of a class, nothing is.
 */
export function useAnswers({
  comicId,
  classToken,
  assignmentId,
  isPublic,
}: {
  comicId: string;
  classToken: string | undefined;
  assignmentId: string | undefined;
  /** It is in the library, so that a finished quiz counts. */
  isPublic: boolean;
}) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const at =
    assignmentId === undefined
      ? { context: 'reader' as const }
      : { context: 'assignment' as const, assignmentId };
  const check: CheckAnswer = async ({ question: { key }, answer, tried, eventId, ms }) => {
    const body = { key, answer, tried };
    const { verdict } =
      classToken !== undefined
        ? await call(answerClassQuestion, { params: { token: classToken }, body })
        : isSignedIn
          ? await call(answerAsLearner, { body: { ...body, comicId, eventId, ms, ...at } })
          : await call(answerQuestion, { params: { id: comicId }, body });
    return verdict;
  };
  /** Counts a quiz that was played to its end. Playing does not depend on it. */
  const finish = (hardcore: boolean, tries: Tries) => {
    if (!isPublic) return;
    const answers = Object.entries(tries).map(([key, [first]]) => ({ key, answer: first!.answer }));
    call(finishQuiz, { params: { id: comicId }, body: { hardcore, answers } }).catch(() => undefined);
  };
  return { check, finish };
}
