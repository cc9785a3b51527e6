import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';

export function writeBreakdown(brief: Brief): PartPlan[] {
  return [{ part: 1, title: brief.title.slice(0, 120) || 'Part 1', keyTerms: [], start: '', end: '' }];
}
