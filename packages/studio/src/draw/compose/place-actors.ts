import { outerArmPoses, poses } from '../cast/poses.ts';
import { isGrown } from '../cast/rig.ts';
import { standing } from '../cast/skeleton.ts';
import { createRandom } from '../random.ts';
import type { StagedActor, StagedPanel } from '../staging/staged-panel.ts';
import type { Cell, PlacedActor } from './composition.ts';
import { edgesOf } from './edges.ts';
import { halfHead, headTop, reachOf } from './figure-extent.ts';
import type { TextPlan } from './plan-text.ts';

/** Less room than this and a figure would be a blot: the words stand alone. Px. */
const leastRoom = 96;
const smallestScale = 0.3;
/** Whole bodies smaller than this would be dolls: people are shown from the waist up instead. */
const leastWholeScale = 0.5;
/** Whoever walks, runs, sits or kneels is shown whole even when smaller. */
const leastStriding = 0.36;

type Room = {
  width: number;
  height: number;
  /** Foot of the words that figures stay under. */
  top: number;
  left: number;
  right: number;
};

/** Places the figures in what the words leave. Left to right as staged; in front of nothing but the scene. */
export function placeActors(panel: StagedPanel, cell: Cell, plan: TextPlan): PlacedActor[] {
  return standActors(panel, cell, plan).map((placed) => ({ ...placed, ...bearing(placed.actor, panel) }));
}

/** How somebody carries themselves in this panel, and where they look before there is something to look at. */
function bearing(actor: StagedActor, { seed, actors }: StagedPanel): Pick<PlacedActor, 'sway' | 'look'> {
  const ahead = actor.side === 'middle' ? 0 : actor.side === 'left' ? 1 : -1;
  return {
    sway: createRandom(`${seed}|${actor.name}|bearing`)() * 2 - 1,
    look: [ahead * (actors.length === 1 ? 0.5 : 0.62), 0.05],
  };
}

type Standing = Omit<PlacedActor, 'sway' | 'look'>;

function standActors(panel: StagedPanel, cell: Cell, plan: TextPlan): Standing[] {
  const { width, height } = cell.box;
  const edges = edgesOf(cell);
  const thought = panel.lines.some((line) => line.kind === 'thought');
  // Faces stay above a closing caption; bodies go on behind it.
  const closing = plan.blocks.find((block) => block.kind === 'caption' && block.role === 'closing');
  const room: Room = {
    width,
    height: closing?.kind === 'caption' ? closing.y + 8 : height,
    top: plan.bottom + (thought ? 44 : 12),
    left: edges.left,
    right: width - edges.right,
  };
  if (!panel.actors.length || plan.arrangement === 'bands') return [];
  if (panel.diagram) return placeGuide(panel.actors[0]!, { ...room, height });
  if (plan.arrangement === 'between') return placeBetween(panel, room, plan);
  if (plan.arrangement === 'beside') return placeBeside(panel.actors[0]!, room, plan);
  if (room.height - room.top < leastRoom) return [];
  if (panel.shot === 'close') return placeClose(panel.actors[0]!, room);
  if (panel.actors.length === 1 && panel.shot !== 'wide' && panel.shot !== 'splash')
    return placeSingle(panel.actors[0]!, room);
  return placeGroup(panel, room);
}

function put(actor: StagedActor, x: number, top: number, scale: number, company: boolean): Standing {
  return {
    actor,
    x,
    y: top - headTop(actor.member) * scale,
    scale,
    mirrored: actor.side === 'right',
    outerArm: company && outerArmPoses.has(actor.pose),
  };
}

/** Rig units from the top of the hair to where the panel crops the body. */
const shown = (actor: StagedActor, kid: number, grown: number) =>
  (isGrown(actor.member) ? grown : kid) - headTop(actor.member);

/** Rig units of body to show below the head's centre: in a low panel the shoulders only, so that faces stay large. */
const waist = (heightPx: number, whole: number) => Math.max(135, Math.min(whole, heightPx * 0.8));

/** A small guide beside a diagram. */
function placeGuide(actor: StagedActor, room: Room): Standing[] {
  const column = guideWidth(room.width, room.height);
  const visible = shown(actor, 210, 260);
  const scale = Math.min(column / 250, ((room.height - room.top) / visible) * 0.9);
  if (scale < smallestScale) return [];
  const x = actor.side === 'left' ? room.left + column * 0.46 : room.right - column * 0.46;
  return [put(actor, x, room.height - visible * scale, scale, false)];
}

/** Width of the column that a diagram leaves its guide, px. */
export const guideWidth = (width: number, height: number) => Math.min(width * 0.27, height * 0.42);

/** The headroom of figures beside the words: under title, subtitle, and a caption that reaches over them. */
function headroom(plan: TextPlan): number {
  const caption = plan.blocks.find((block) => block.kind === 'caption' && block.role === 'caption');
  return plan.top + (caption?.kind === 'caption' && !plan.captionInZone ? caption.shape.height + 6 : 0);
}

function placeBetween({ actors }: StagedPanel, room: Room, plan: TextPlan): Standing[] {
  const top = headroom(plan) + 4;
  const grownUps = actors.some((actor) => isGrown(actor.member));
  if (actors.some(strides)) {
    const scale = Math.min(
      ...actors.map((actor) => (room.height - top - groundRoom - 8) / stature(actor)),
      0.9,
    );
    if (scale >= leastStriding)
      return actors.map((actor, i) =>
        onGround(
          actor,
          room,
          scale,
          i ? room.right - plan.column * 0.52 : room.left + plan.column * 0.52,
          true,
        ),
      );
  }
  const below = waist(room.height - top, 215);
  const base = Math.min((room.height - top - 8) / (below + (grownUps ? 230 : 170)), plan.column / 225, 1.18);
  return actors.map((actor, i) => {
    const grown = isGrown(actor.member);
    const scale = grown ? base * 0.97 : base;
    const lift = liftOf(actor, actors);
    let headY = room.height - (below + lift - headTop(actor.member)) * scale;
    if (headY - top > 40) headY -= Math.min((headY - top) * 0.5, 120);
    const reach = reachOf(actor.member, actor.pose) * scale + 4;
    const inset = Math.min(Math.max(plan.column * 0.52, reach), plan.column * 0.7);
    return put(
      actor,
      i === 0 ? room.left + inset : room.right - inset,
      Math.max(headY, top + 4),
      scale,
      true,
    );
  });
}

function placeBeside(actor: StagedActor, room: Room, plan: TextPlan): Standing[] {
  const top = headroom(plan) + 4;
  const whole = Math.min((room.height - top - groundRoom) / stature(actor), 0.95);
  if (strides(actor) && whole >= leastStriding) {
    const inset = Math.max(plan.column * 0.5, whole * 150);
    return [
      onGround(actor, room, whole, actor.side === 'right' ? room.right - inset : room.left + inset, false),
    ];
  }
  const visible = shown(actor, waist(room.height - top, 240), waist(room.height - top, 285));
  const scale = Math.min((room.height - top) / visible, 1.15, plan.column / 245);
  let headY = room.height - visible * scale;
  if (headY > top + 40) headY -= Math.min((headY - top) * 0.5, 90);
  const inset = Math.max(plan.column * 0.42, scale * 122);
  return [put(actor, actor.side === 'right' ? room.right - inset : room.left + inset, headY, scale, false)];
}

/** Poses that only show when the legs do. */
const strides = ({ pose }: StagedActor) => poses[pose].view === 'side' && pose !== 'side';

/** Rig units from the top of the hair to the ground. */
const stature = ({ member, pose }: StagedActor) => standing(member, pose) - headTop(member);

/** A whole figure, its feet just above the panel's foot. */
function onGround(actor: StagedActor, room: Room, scale: number, x: number, company: boolean): Standing {
  return put(actor, x, room.height - groundRoom - stature(actor) * scale, scale, company);
}

function placeSingle(actor: StagedActor, room: Room): Standing[] {
  const whole = (room.height - room.top - groundRoom) / stature(actor);
  if (strides(actor) && whole >= leastStriding) {
    const place = { left: 0.34, middle: 0.5, right: 0.66 }[actor.side];
    const scale = Math.min(whole, 1.05, (room.width * 0.5) / 245);
    return [onGround(actor, room, scale, room.width * place, false)];
  }
  const visible = shown(actor, 225, 285);
  const scale = Math.max(
    Math.min((room.height - room.top) / visible, 1.12, (room.width * 0.5) / 245),
    smallestScale,
  );
  let headY = room.height - visible * scale;
  const free = headY - room.top;
  if (free > 24) headY -= Math.min(free * 0.5, 100);
  const place = { left: 0.3, middle: 0.5, right: 0.7 }[actor.side];
  return [put(actor, room.width * place, Math.max(headY, room.top), scale, false)];
}

function placeClose(actor: StagedActor, room: Room): Standing[] {
  const visible = shown(actor, 150, 150);
  const height = room.height - room.top;
  const scale = Math.max(Math.min(height / visible, 1.9, (room.width * 0.62) / 230), smallestScale);
  const spare = Math.max(0, (height - visible * scale) * 0.3);
  return [
    put(actor, room.width * 0.5, Math.max(room.top, room.height - visible * scale - spare), scale, false),
  ];
}

/** How much higher a head is carried than a small child's, in rig units, in pictures cropped at the waist. */
const heights: Record<StagedActor['member']['age'], number> = {
  small: 0,
  kid: 44,
  teen: 76,
  adult: 100,
  elder: 88,
};

/** How much higher a head is than the lowest of its group: by age, and lower for those who sit or kneel. */
function liftOf(actor: StagedActor, actors: StagedActor[]): number {
  const height = ({ member, pose }: StagedActor) =>
    heights[member.age] - Math.min(70, Math.max(0, standing(member, 'idle') - standing(member, pose)) * 0.6);
  return height(actor) - Math.min(...actors.map(height));
}

/** Where one to four figures stand, in shares of the width. */
const stands: Record<number, number[]> = {
  1: [0.5],
  2: [0.235, 0.765],
  3: [0.18, 0.5, 0.82],
  4: [0.14, 0.38, 0.62, 0.86],
};
/** Strip of ground under the feet of whole figures, px. */
const groundRoom = 18;
/** In a crowd every other figure steps back by this share of its size, so that shoulders may overlap but faces do not. */
const stepBack = 0.08;

function placeGroup({ actors, shot }: StagedPanel, room: Room): Standing[] {
  const grownUps = actors.some((actor) => isGrown(actor.member));
  const bodies = Math.max(560, ...actors.map(stature)) + 30;
  const wide = shot === 'wide' || shot === 'splash' || actors.some(strides);
  const least = actors.some(strides) ? leastStriding : leastWholeScale;
  const whole = wide && (room.height - room.top) / bodies >= least;
  const visible = whole ? bodies : grownUps ? 425 : 365;
  const lone = { left: 0.28, middle: 0.5, right: 0.72 }[actors[0]!.side];
  const base = Math.max(
    Math.min((room.height - room.top) / visible, whole ? 0.86 : 1.06, crowdScale(actors, room.width)),
    smallestScale,
  );
  return actors.map((actor, i) => {
    const back = actors.length > 2 ? steps(actors)[i]! * stepBack : 0;
    const scale = (isGrown(actor.member) ? base * 0.97 : base) * (1 - back);
    let headY: number;
    if (whole) headY = room.height - groundRoom - back * 260 * base - stature(actor) * scale;
    else {
      headY = room.height - (205 + back * 400 + liftOf(actor, actors) - headTop(actor.member)) * scale;
      const free = headY - room.top;
      if (free > 30) headY -= Math.min(free * 0.45, 110);
    }
    const x = room.width * (actors.length === 1 ? lone : (stands[actors.length]?.[i] ?? 0.5));
    return put(actor, x, Math.max(headY, room.top), scale, true);
  });
}

/** The largest scale at which neighbours keep their faces free: their heads may touch, their hair may overlap. */
function crowdScale(actors: StagedActor[], width: number): number {
  if (actors.length < 3) return (width * 0.4) / 240;
  const places = stands[actors.length]!;
  const gaps = actors.slice(1).map((actor, i) => {
    const heads = halfHead(actor.member) + halfHead(actors[i]!.member);
    return ((places[i + 1]! - places[i]!) * width) / (heads * 0.96);
  });
  const edges = [actors[0]!, actors.at(-1)!].map((actor) => (places[0]! * width) / halfHead(actor.member));
  return Math.min(...gaps, ...edges);
}

/** Who stands a step back: of two neighbours the taller one. */
function steps(actors: StagedActor[]): number[] {
  const tall = actors.map(({ member }) => heights[member.age]);
  return tall.map((height, i) => {
    const next = tall[i + 1] ?? tall[i - 1] ?? height;
    return height > next || (height === next && i % 2 === 1) ? 1 : 0;
  });
}
