import type { PanelComposition, PlacedActor, PlacedProp } from '@panelwise/studio/draw/compose/composition';
import { giveTails } from '@panelwise/studio/draw/compose/give-tails';

/** Where to move what the studio has placed, in page px; what is left out stays. In the order of the script. */
export type Arrangement = {
  actors?: readonly Partial<
    Pick<PlacedActor, 'x' | 'y' | 'scale' | 'mirrored' | 'outerArm' | 'look' | 'aim' | 'sway'>
  >[];
  things?: readonly Partial<Pick<PlacedProp, 'x' | 'y' | 'size' | 'turn' | 'halo'>>[];
  /** Centres of balloons. */
  balloons?: readonly { x?: number; y?: number }[];
};

/** Moves people, things and balloons; every tail goes to its speaker's new place. */
export function arrange(
  composition: PanelComposition,
  { actors, things, balloons }: Arrangement,
): PanelComposition {
  const stood = composition.actors.map((actor, i) => ({ ...actor, ...actors?.[i] }));
  const { staged, width, height } = composition;
  let spoken = 0;
  const blocks = composition.blocks.map((block) =>
    block.kind === 'bubble' ? { ...block, ...balloons?.[spoken++] } : block,
  );
  return {
    ...composition,
    actors: stood,
    things: composition.things.map((thing, i) =>
      thing.kind === 'icon' ? { ...thing, ...things?.[i] } : thing,
    ),
    blocks: giveTails(blocks, { staged, actors: stood, width, height }),
  };
}
