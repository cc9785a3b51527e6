import type { Submission } from '@panelwise/contracts/domain/review';
import { claimSubmission, releaseSubmission } from '@panelwise/contracts/http/admin';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';

/** How often a claim is confirmed, in ms; it runs out on the server after three times as long. */
const confirmMs = 30_000;

let line: Promise<unknown> = Promise.resolve();
/** One after the other, so that letting go never overtakes a newer claim. A claim that fails is made again soon. */
function inTurn(work: () => Promise<unknown>) {
  line = line.then(work).catch(() => undefined);
}

/**
 * Says that this admin reviews a comic for as long as it is on the screen, and tells who really has it;
 * undefined until the server has answered.
 */
export function useClaim(id: string, active: boolean): Submission['reviewing'] | undefined {
  const [holder, setHolder] = useState<Submission['reviewing']>();
  useEffect(() => {
    if (!active) return;
    let left = false;
    const claim = () =>
      inTurn(async () => {
        if (left) return;
        const { reviewing } = await call(claimSubmission, { params: { id } });
        if (!left) setHolder(reviewing);
      });
    claim();
    const timer = setInterval(claim, confirmMs);
    return () => {
      left = true;
      clearInterval(timer);
      inTurn(() => call(releaseSubmission, { params: { id } }));
    };
  }, [id, active]);
  return holder;
}
