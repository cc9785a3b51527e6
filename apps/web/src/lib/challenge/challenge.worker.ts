import type { Challenge } from '@panelwise/contracts/http/challenge';
import { findSolution } from './find-solution.ts';

/** Solves the challenge that it is sent, beside the page, which stays quick. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  // A promise that is broken here would never reach the page, which waits for an answer or an error.
  findSolution(data).then((solution) => self.postMessage(solution), reportError);
});
