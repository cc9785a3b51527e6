import { DomainError } from '@panelwise/contracts/errors/domain-error';

/**
 * Waits for a backend's answer, in ms at most.
 *
 * @throws DomainError('unavailable') with what happened as its cause, also when nothing happened in time.
 */
export async function answerWithin<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([answer, late]);
  } catch (cause) {
    throw new DomainError('unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}
