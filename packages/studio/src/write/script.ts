import type { Script } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';

export function writeScript(brief: Brief, _parts: PartPlan[], _part: number): Script {
  return [{ pageNumber: 1, panels: [{ scene: brief.concept.slice(0, 500), caption: '', dialogue: [] }] }];
}
