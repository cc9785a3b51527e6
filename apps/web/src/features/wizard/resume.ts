import type { Comic } from '@panelwise/contracts/domain/comic';

/** Index of a wizard step, from 0. */
export type WizardStep = 0 | 1 | 2 | 3 | 4;

/** The step where work on a stored comic goes on. */
export function resumeStep(comic: Pick<Comic, 'comicStatus' | 'images' | 'prompt'>): WizardStep {
  if (comic.comicStatus === 'published') return 4;
  if (comic.images.length > 0) return 3;
  if (comic.prompt.trim()) return 2;
  return 0;
}

/** Reads a step from the address line; undefined when it is none of ours. */
export function findStep(text: string | null): WizardStep | undefined {
  return text && /^[0-4]$/.test(text) ? (Number(text) as WizardStep) : undefined;
}
