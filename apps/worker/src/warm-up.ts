import type { Lane } from '@panelwise/contracts/steps/define-step';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { loadWriter } from '@panelwise/studio/write/writer';
import { drawMissingStyleSamples } from './catalogue/style-samples.ts';
import { drawMissingSubjectPictures } from './catalogue/subject-pictures.ts';
import type { WorkerDeps } from './deps.ts';

/**
 * Loads what the first job would otherwise wait for (fonts, the built-in writer), and draws the pictures of new
 * styles and subjects.
 */
export async function warmUp(deps: WorkerDeps, lanes: readonly Lane[]): Promise<void> {
  try {
    if (lanes.includes('render') || lanes.includes('image')) await loadFontBook();
    if (lanes.includes('render')) await drawMissingStyleSamples(deps);
    if (lanes.includes('text') && deps.engines.names.writer === 'builtin') await loadWriter();
    if (lanes.includes('render')) await drawMissingSubjectPictures(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'warm-up failed');
  }
}
