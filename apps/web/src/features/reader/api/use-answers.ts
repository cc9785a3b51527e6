import { answerClassQuestion, answerQuestion } from '@panelwise/contracts/http/learn';
import { finishQuiz } from '@panelwise/contracts/http/library';
import type { Tries } from '../../../components/quiz/attempt.ts';
import { learnerAnswers } from '../../../components/quiz/learner-answers.ts';
import type { CheckAnswer, FindWaiting } from '../../../components/quiz/use-attempt.ts';
import { call } from '../../../lib/api-client.ts';
import { sendWhenOnline } from '../../../lib/device/send-when-online.ts';
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
  const isLearner = useSession(({ user }) => user !== null);
  const learner = learnerAnswers(
    assignmentId === undefined ? { context: 'reader' } : { context: 'assignment', assignmentId },
    () => comicId,
  );
  const check: CheckAnswer = (sent, onWaiting) => {
    const body = { key: sent.question.key, answer: sent.answer, tried: sent.tried };
    if (classToken === undefined && isLearner) return learner.check(sent, onWaiting);
    return sendWhenOnline(async () => {
      const { verdict } =
        classToken !== undefined
          ? await call(answerClassQuestion, { params: { token: classToken }, body, isQuiet: true })
          : await call(answerQuestion, { params: { id: comicId }, body, isQuiet: true });
      return verdict;
    }, onWaiting);
  };
  const findWaiting: FindWaiting = async () =>
    classToken === undefined && isLearner ? learner.findWaiting() : [];
  /** Counts a quiz that was played to its end. Playing does not depend on it. */
  const finish = (hardcore: boolean, tries: Tries) => {
    if (!isPublic) return;
    const answers = Object.entries(tries).map(([key, [first]]) => ({ key, answer: first!.answer }));
    call(finishQuiz, { params: { id: comicId }, body: { hardcore, answers }, isQuiet: true }).catch(
      () => undefined,
    );
  };
  return { check, findWaiting, finish };
}
