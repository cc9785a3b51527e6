import type { StagedPanel } from '../staging/staged-panel.ts';
import type { PanelComposition } from './composition.ts';
import { touchDistance } from './stand.ts';

/** Below this size, px, a thing is a button in its panel. */
const seenAtOnce = 120;
/** How much larger the things have to become for people to stand aside. */
const worthIt = 1.4;

/** The same panel with its people at the sides, where they leave a thing too little room to be seen at once; else undefined. */
export function asidePanel(panel: StagedPanel, asStaged: PanelComposition): StagedPanel | undefined {
  const { actors, diagram, shot } = panel;
  const canGo =
    (actors.length === 1 || actors.length === 2) &&
    actors.every(({ player }) => player.kind === 'person') &&
    touchDistance(actors) === undefined;
  return canGo && !diagram && shot !== 'close' && smallestThing(asStaged) < seenAtOnce
    ? { ...panel, near: undefined, aside: true }
    : undefined;
}

/** Whether the things of a panel gain by people who stand aside, and its words and people lose nothing. */
export const gainsBy = (aside: PanelComposition, asStaged: PanelComposition): boolean =>
  aside.roomy &&
  aside.actors.length === asStaged.actors.length &&
  aside.things.length >= asStaged.things.length &&
  aside.textSize >= asStaged.textSize - 2 &&
  smallestThing(aside) >= smallestThing(asStaged) * worthIt;

/** A card of this width shows as much as a picture that is 1 px wide, for its words are as large as its height. */
const cardWidth = 1.5;

/** Side of the smallest picture among the things, px; infinite where there is none. */
const smallestThing = ({ things }: PanelComposition) =>
  Math.min(...things.map((thing) => (thing.kind === 'icon' ? thing.size : thing.width / cardWidth)));
