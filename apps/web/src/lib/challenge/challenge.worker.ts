import type { Challenge } from '@panelwise/contracts/http/challenge';
import { findSolution } from './find-solution.ts';

/** Solves the challenge that it is sent, beside the page, which stays quick. */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await findSolution(data));
});
