import { ApiError } from '../api-error.ts';
import { useSession } from '../session.ts';

/** Nobody of ours has answered: no network, or a server that is away. Anything else is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Not taken now, and worth another try: nobody has answered, the session has run out, or it was too much at once. */
export const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUnanswered(error) || [401, 429].includes(error.status);

/** Asks the server; where nobody answers, what this device keeps under the first of the names is taken, if it keeps any. */
export async function orKept<T>(name: string | readonly string[], ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { user } = useSession.getState();
    if (!user || !isUnanswered(error)) throw error;
    const { findThing } = await import('./kept-things.ts');
    for (const one of [name].flat()) {
      const kept = await findThing(user._id, one);
      if (kept) return kept.value as T;
    }
    throw error;
  }
}
