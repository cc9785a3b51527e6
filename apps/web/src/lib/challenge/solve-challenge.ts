import type { Challenge } from '@panelwise/contracts/http/challenge';
import { create } from 'zustand';

/** How many challenges this page is solving: screens say so while it takes its second. */
export const useSolving = create<{ count: number }>()(() => ({ count: 0 }));
const count = (change: number) => useSolving.setState((state) => ({ count: state.count + change }));

/** Solves a challenge of the server, and gives the header that goes with the next try. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  count(1);
  try {
    return await solveBeside(challenge).catch(async () =>
      (await import('./find-solution.ts')).findSolution(challenge),
    );
  } finally {
    count(-1);
  }
}

/** In a worker. Where a browser has none, or it cannot be loaded, the page does it itself. */
function solveBeside(challenge: Challenge): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => end(() => resolve(data)));
    worker.addEventListener('error', (error) => end(() => reject(error)));
    worker.postMessage(challenge);
  });
}
