import { createRandom } from '@panelwise/studio/draw/random';
import type { CutOut, PanelPlace } from '../../pdf/kit/kit-document.ts';
import { letterOf } from '../../pdf/kit/worksheet-html.ts';

/**
 * Panels out of their order, the same way each time for the same seed, so that an answer key printed on another day is
 * right. Wide panels come last, so that the others lie in pairs. Letters go by where a panel lies on the sheet. More than
 * one panel never comes out in its order.
 */
export function shufflePanels(places: (PanelPlace & { wide: boolean })[], seed: string): CutOut[] {
  const random = createRandom(seed);
  const shuffled = [...places];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  const laid = shuffled.toSorted((a, b) => Number(a.wide) - Number(b.wide));
  const inOrder = laid.every((place, i) => place === places[i]);
  const mixed = inOrder ? [...laid.slice(1), ...laid.slice(0, 1)] : laid;
  return mixed.map(({ page, panel }, i) => ({ page, panel, letter: letterOf(i) }));
}
