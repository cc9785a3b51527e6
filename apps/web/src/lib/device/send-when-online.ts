import { tryAgain } from '../try-again.ts';
import { isUnanswered } from './or-kept.ts';

/**
 * Calls until somebody answers, as long as the page is open: for what is kept of nobody.
 * @param onWaiting is called where nobody answers at first
 */
export async function sendWhenOnline<T>(send: () => Promise<T>, onWaiting: () => void): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      failures += 1;
      if (failures === 1) onWaiting();
      const pauses = { first: 4_000, most: 60_000 };
      await new Promise<void>((resolve) => tryAgain(resolve, failures, pauses));
    }
  }
}
