import { isPerson } from '../staging/staged-panel.ts';
import type { PoseName } from '../vocabulary.ts';
import type { PlacedActor } from './composition.ts';
import { bodySpan, halfHeadOf } from './figure-extent.ts';

/** Poses whose body is far behind the head. */
const longPoses: ReadonlySet<PoseName> = new Set(['lie', 'fall']);
/** Between their hands and somebody they come nearer to, px. */
const apart = 16;

/**
 * Moves whoever lies or falls ahead until their whole body is in the panel: they are placed by their heads, as all are.
 * `room` is where heads may be, next to the words.
 */
export function withBodiesIn(
  actors: PlacedActor[],
  panel: { left: number; right: number },
  room: { left: number; right: number },
): PlacedActor[] {
  return actors.map((placed) => {
    if (!isPerson(placed.actor) || !longPoses.has(placed.actor.pose)) return placed;
    const span = bodySpan(placed);
    if (!span) return placed;
    const half = halfHeadOf(placed.actor) * placed.scale;
    const others = actors.filter((other) => other !== placed);
    const edges = (other: PlacedActor) => halfHeadOf(other.actor) * other.scale + apart;
    if (placed.mirrored) {
      const free = Math.max(panel.left, ...others.filter(({ x }) => x < placed.x).map((o) => o.x + edges(o)));
      const wanted = Math.min(span[1] - panel.right, span[0] - free, placed.x - half - room.left);
      return { ...placed, x: placed.x - Math.max(0, wanted) };
    }
    const free = Math.min(panel.right, ...others.filter(({ x }) => x > placed.x).map((o) => o.x - edges(o)));
    const wanted = Math.min(panel.left - span[0], free - span[1], room.right - half - placed.x);
    return { ...placed, x: placed.x + Math.max(0, wanted) };
  });
}
