import type { AnswerBody } from '../../lib/device/waiting-answers.ts';
import type { CheckAnswer, FindWaiting } from './use-attempt.ts';

type At = Pick<AnswerBody, 'context' | 'assignmentId'>;

/**
 * Where the answers of whoever is logged in go: to the server, or, where it cannot be reached, on this device until then.
 * @param comicOf the comic of a question
 */
export function learnerAnswers(
  at: At,
  comicOf: (key: string) => string,
): { check: CheckAnswer; findWaiting: FindWaiting } {
  return {
    check: async ({ question: { key }, answer, tried, eventId, ms }, onWaiting) => {
      const { sendAnswer } = await import('../../lib/device/outbox.ts');
      return sendAnswer({ key, answer, tried, eventId, ms, comicId: comicOf(key), ...at }, onWaiting);
    },
    findWaiting: async () => {
      const { answersWaiting } = await import('../../lib/device/outbox.ts');
      const waiting = await answersWaiting(
        ({ context, assignmentId }) => context === at.context && assignmentId === at.assignmentId,
      );
      return waiting.map(({ body: { key, answer }, verdict }) => ({ key, answer, verdict }));
    },
  };
}
