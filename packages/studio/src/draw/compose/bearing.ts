import { poses } from '../cast/poses.ts';
import { createRandom } from '../random.ts';
import { isPerson, type StagedActor, type StagedPanel } from '../staging/staged-panel.ts';
import type { PlacedActor } from './composition.ts';

/** How somebody carries themselves in this panel, and where they face before there is something to look at. */
export function bearingOf(
  actor: StagedActor,
  panel: StagedPanel,
): Pick<PlacedActor, 'sway' | 'look' | 'mirrored'> {
  const { seed, actors } = panel;
  const facing = facingOf(actor, panel);
  return {
    sway: swayOf(actor, seed),
    look: [facing * (actors.length === 1 ? 0.5 : 0.62), 0.05],
    mirrored: isPerson(actor) && poses[actor.pose].view !== 'side' ? actor.side === 'right' : facing < 0,
  };
}

function swayOf(actor: StagedActor, seed: string): number {
  const known = sways.get(actor) ?? createRandom(`${seed}|${actor.name}|bearing`)() * 2 - 1;
  sways.set(actor, known);
  return known;
}

/** A page tries many layouts with the same actors. */
const sways = new WeakMap<StagedActor, number>();

/** 1 to the right, -1 to the left, 0 ahead: to whoever speaks first, else into the panel. */
export function facingOf(actor: StagedActor, { actors, lines }: StagedPanel): number {
  // People who walk together go the same way, to the right, as one reads.
  if (moves(actor) && actors.filter(moves).length > 1) return 1;
  const speaker = lines.find((line) => line.actor !== undefined)?.actor;
  const own = actors.indexOf(actor);
  if (speaker !== undefined && speaker !== own) return Math.sign(speaker - own);
  return actor.side === 'middle' ? 0 : actor.side === 'left' ? 1 : -1;
}

const moves = ({ pose }: StagedActor) => pose === 'walk' || pose === 'run';
