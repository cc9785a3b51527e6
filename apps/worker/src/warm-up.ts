import type { Lane } from '@panelwise/contracts/steps/define-step';
import { drawMissingStyleSamples } from './catalogue/style-samples.ts';
import { drawMissingSubjectPictures } from './catalogue/subject-pictures.ts';
import type { WorkerDeps } from './deps.ts';

/**
 * Draws the pictures of new styles and subjects. What the first job needs is loaded by that job, in half a second of a core:
 * a worker that only waits holds neither the writer nor the artist in memory.
 */
export async function warmUp(deps: WorkerDeps, lanes: readonly Lane[]): Promise<void> {
  if (!lanes.includes('render')) return;
  try {
    await drawMissingStyleSamples(deps);
    await drawMissingSubjectPictures(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'warm-up failed');
  }
}
