import { useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { countWaiting, readSentLater, watchOutbox } from './outbox.ts';

/** How many answers of whoever is logged in wait on this device, and what became of those that were sent later. */
export function useOutbox() {
  const userId = useSession(({ user }) => user?._id);
  const [state, setState] = useState({ waiting: 0, sentLater: readSentLater() });
  useEffect(() => {
    let left = false;
    const read = async () => {
      const waiting = await countWaiting();
      if (!left) setState({ waiting, sentLater: readSentLater() });
    };
    void read();
    const stop = watchOutbox(() => void read());
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
  return state;
}
