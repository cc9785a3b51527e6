import type { Lane } from '@panelwise/contracts/steps/define-step';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { loadWriter } from '@panelwise/studio/write/writer';
import type { WorkerDeps } from './deps.ts';

/** Loads what the first job would otherwise wait for: the fonts, and the built-in writer where it is the one in use. */
export async function warmUp(deps: WorkerDeps, lanes: readonly Lane[]): Promise<void> {
  try {
    if (lanes.includes('render') || lanes.includes('image')) await loadFontBook();
    if (lanes.includes('text') && deps.writer.name === 'builtin') await loadWriter();
  } catch (error) {
    deps.log.warn({ err: error }, 'warm-up failed');
  }
}
