import type { SeenPlace } from '@panelwise/contracts/domain/comic';
import { onPage } from './on-page.ts';
import type { PagePlan } from './page-plan.ts';

/** Where the labels of the diagrams of a page stand. A text that a diagram has twice is left out. */
export function labelPlaces(plan: PagePlan): SeenPlace[] {
  return plan.panels.flatMap((panel) => {
    const labels = panel.composition.diagram?.labels ?? [];
    return labels
      .filter(({ text }) => labels.filter((one) => one.text === text).length === 1)
      .map(
        ({ text, box }): SeenPlace => ({
          panel: panel.index + 1,
          kind: 'label',
          name: text,
          ...onPage(panel, plan).box(box),
        }),
      );
  });
}
