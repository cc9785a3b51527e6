import { ApiError } from '../api-error.ts';
import { useSession } from '../session.ts';

/** Nobody of ours has answered: no network, or a server that is away. Anything else is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Asks the server; where nobody answers, what this device keeps under the name is taken, if it keeps any. */
export async function orKept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { user } = useSession.getState();
    if (!user || !isUnanswered(error)) throw error;
    const { findThing } = await import('./kept-things.ts');
    const kept = await findThing(user._id, name);
    if (!kept) throw error;
    return kept.value as T;
  }
}
