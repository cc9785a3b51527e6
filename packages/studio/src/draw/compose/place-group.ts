import { isGrown } from '../cast/rig.ts';
import type { PeoplePanel, PersonActor } from '../staging/staged-panel.ts';
import { halfHead, headTop } from './figure-extent.ts';
import {
  groundRoom,
  heights,
  leastWhileStriding,
  leastWholeScale,
  liftOf,
  put,
  type Room,
  type Standing,
  sizeAmong,
  smallestScale,
  stature,
  strides,
  touchDistance,
} from './stand.ts';

/** Where one to four figures stand, in shares of the width. */
const stands: Record<number, number[]> = {
  1: [0.5],
  2: [0.235, 0.765],
  3: [0.18, 0.5, 0.82],
  4: [0.14, 0.38, 0.62, 0.86],
};
/** In a crowd every other figure steps back by this share of its size, so that shoulders may overlap but faces do not. */
const stepBack = 0.08;

/** Two to four figures, or one in a wide picture: whole where there is room, else from the waist up. */
export function placeGroup({ actors, shot }: PeoplePanel, room: Room): Standing[] {
  const grownUps = actors.some((actor) => isGrown(actor.player.member));
  const bodies = Math.max(560, ...actors.map(stature)) + 30;
  const wide = shot === 'wide' || shot === 'splash' || actors.some(strides);
  const least = actors.some(strides) ? leastWhileStriding(actors) : leastWholeScale;
  const whole = wide && (room.height - room.top) / bodies >= least;
  const visible = whole ? bodies : grownUps ? 425 : 365;
  const lone = { left: 0.28, middle: 0.5, right: 0.72 }[actors[0]!.side];
  const base = Math.max(
    Math.min((room.height - room.top) / visible, whole ? 0.86 : 1.06, crowdScale(actors, room.width)),
    smallestScale,
  );
  const depths = steps(actors);
  const touching = touchDistance(actors);
  const figures = actors.map((actor, i) => {
    const back = actors.length > 2 ? depths[i]! * stepBack : 0;
    const scale = base * sizeAmong(actor, actors) * (1 - back);
    const below = whole
      ? stature(actor) * scale + groundRoom + back * 260 * base
      : (205 + back * 400 + liftOf(actor, actors) - headTop(actor.player.member)) * scale;
    const place = actors.length === 1 ? lone : (stands[actors.length]?.[i] ?? 0.5);
    const x =
      touching === undefined
        ? room.width * (0.5 + (place - 0.5) * closeness(actors, room.width, base))
        : room.width / 2 + (i - 0.5) * touching * base;
    return { actor, x, top: room.height - below, scale };
  });
  const free = Math.min(...figures.map(({ top }) => top)) - room.top;
  const rise = !whole && free > 30 ? Math.min(free * 0.45, 110) : 0;
  return figures.map(({ actor, x, top, scale }) =>
    put(actor, x, Math.max(top - rise, room.top), scale, true),
  );
}

/** The largest scale at which neighbours keep their faces free: their heads may touch, their hair may overlap. */
function crowdScale(actors: PersonActor[], width: number): number {
  if (actors.length < 3) return (width * 0.4) / 240;
  const places = stands[actors.length]!;
  const gaps = actors.slice(1).map((actor, i) => {
    const heads = halfHead(actor.player.member) + halfHead(actors[i]!.player.member);
    return ((places[i + 1]! - places[i]!) * width) / (heads * 0.96);
  });
  const edges = [actors[0]!, actors.at(-1)!].map(
    (actor) => (places[0]! * width) / halfHead(actor.player.member),
  );
  return Math.min(...gaps, ...edges);
}

/** A crowd that has more room than it needs stands closer together: the share of its places' distances. */
function closeness(actors: PersonActor[], width: number, scale: number): number {
  const places = stands[actors.length];
  if (actors.length < 3 || !places) return 1;
  const widest = 2 * Math.max(...actors.map((actor) => halfHead(actor.player.member))) * scale;
  return Math.min(1, (widest * looseness) / ((places[1]! - places[0]!) * width));
}

/** From head to head in a loose group, in heads. */
const looseness = 1.75;

/** Who stands a step back: of two neighbours the taller one. */
function steps(actors: PersonActor[]): number[] {
  const tall = actors.map(({ player: { member } }) => heights[member.age]);
  return tall.map((height, i) => {
    const next = tall[i + 1] ?? tall[i - 1] ?? height;
    return height > next || (height === next && i % 2 === 1) ? 1 : 0;
  });
}
