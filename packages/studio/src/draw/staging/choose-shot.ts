import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import type { Shot } from './staged-panel.ts';

/** The shot that a panel asks for, as far as who and what is in it allows; of one that asks for none, what they come to. */
export function chooseShot(panel: ScriptPanel, actors: number, things: number): Shot {
  if (panel.diagram) return 'diagram';
  const wanted = panel.shot;
  if (wanted === 'diagram' || wanted === undefined)
    return actors > 1 ? 'two' : actors ? 'single' : things ? 'prop' : 'wide';
  if ((wanted === 'single' || wanted === 'close') && actors > 1) return 'two';
  if ((wanted === 'two' || wanted === 'over-shoulder') && actors === 1) return 'single';
  if (wanted === 'over-shoulder' && actors > 2) return 'two';
  if (!actors && wanted !== 'wide' && wanted !== 'splash') return 'prop';
  // Under a title whole bodies would be dolls: people are shown from the waist up.
  if (panel.title && actors && wanted === 'wide') return actors > 1 ? 'two' : 'single';
  return wanted;
}
