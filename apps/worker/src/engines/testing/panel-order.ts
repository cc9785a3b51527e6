import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import type { PanelOrder } from '../artist.ts';

/** The first panel of a page of two, on any topic. */
export function makePanelOrder(panel: Partial<ScriptPanel> = {}, variant = 0): PanelOrder {
  const plain = { scene: 'Maya holds a leaf up to the sun.', caption: 'Leaves catch *light*.', dialogue: [] };
  return {
    page: { pageNumber: 1, panels: [{ ...plain, ...panel }, plain] },
    meta: {
      title: 'Leaves at work',
      concept: 'photosynthesis',
      subject: 'Science',
      grade: 'Grade 5',
      style: 'comic',
      seed: 'series-1',
      pageCount: 1,
    },
    panelIndex: 0,
    variant,
  };
}
