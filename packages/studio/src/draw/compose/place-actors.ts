import { isGrown } from '../cast/rig.ts';
import {
  hasOnlyPeople,
  type PeoplePanel,
  type PersonActor,
  type StagedPanel,
} from '../staging/staged-panel.ts';
import { bearingOf } from './bearing.ts';
import { withBodiesIn } from './body-in-panel.ts';
import type { Cell, PlacedActor } from './composition.ts';
import { edgesOf } from './edges.ts';
import { headTop, reachOf } from './figure-extent.ts';
import { isAboutView, placeBesideView } from './place-beside-view.ts';
import { placeGroup } from './place-group.ts';
import { placeMixed, type Zone } from './place-mixed.ts';
import { placePair, placeWhole } from './place-pair.ts';
import type { TextPlan } from './plan-text.ts';
import {
  groundRoom,
  leastWhileStriding,
  liftOf,
  onGround,
  put,
  type Room,
  type Standing,
  sizeAmong,
  smallestScale,
  stature,
  strides,
} from './stand.ts';

/** Less room than this and a figure would be a blot: the words stand alone. Px. */
const leastRoom = 96;
/** Places the figures in what the words leave. Left to right as staged; in front of nothing but the scene. */
export function placeActors(panel: StagedPanel, cell: Cell, plan: TextPlan): PlacedActor[] {
  const placed = standActors(panel, cell, plan).map((one) => ({ ...one, ...bearingOf(one.actor, panel) }));
  const edges = edgesOf(cell);
  const [left, right] = [edges.left, cell.box.width - edges.right];
  // Heads stay out of the column of the words.
  const besideWords = plan.arrangement === 'between' || plan.arrangement === 'beside';
  const reach = besideWords ? plan.column : right - left;
  return withBodiesIn(placed, { left, right }, { left: right - reach, right: left + reach });
}

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
  if (!hasOnlyPeople(panel)) {
    if (plan.arrangement === 'above' && room.height - room.top < leastRoom && !panel.diagram) return [];
    return placeMixed(panel, zonesOf(panel, room, plan), panel.diagram ? { ...room, height } : room);
  }
  if (panel.diagram) return placeGuide(panel.actors[0]!, { ...room, height });
  if (plan.arrangement === 'between') {
    const inner = { ...room, top: headroom(plan) + 4 };
    if (panel.near !== undefined) return placePair(panel, inner, plan);
    const whole = panel.shot === 'wide' ? placeWhole(panel, inner, plan) : undefined;
    return whole ?? placeBetween(panel, room, plan);
  }
  if (plan.arrangement === 'beside') return placeBeside(panel.actors[0]!, room, plan);
  if (room.height - room.top < leastRoom) return [];
  if (isAboutView(panel)) return placeBesideView(panel, room);
  if (panel.near !== undefined && panel.actors.length === 2) return placePair(panel, room, plan);
  if (panel.shot === 'wide' && panel.actors.length === 2) {
    const whole = placeWhole(panel, room, plan);
    if (whole) return whole;
  }
  if (panel.shot === 'close') return placeClose(panel.actors[0]!, room);
  if (panel.actors.length === 1 && panel.shot !== 'wide' && panel.shot !== 'splash')
    return placeSingle(panel.actors[0]!, room);
  return placeGroup(panel, room);
}

/** Where figures may stand whose bodies words must not cover: a column for each beside the words, or all under them. */
function zonesOf({ actors, diagram }: StagedPanel, room: Room, plan: TextPlan): Zone[] {
  const { left, right, top, width, height } = room;
  const column = (share: number, atLeft: boolean, head: number): Zone =>
    atLeft ? { left, right: left + share, top: head } : { left: right - share, right, top: head };
  if (diagram) return [column(guideWidth(width, height), actors[0]!.side === 'left', top)];
  const under = headroom(plan) + 4;
  if (plan.arrangement === 'between') return actors.map((_, i) => column(plan.column * 0.94, i === 0, under));
  if (plan.arrangement === 'beside') return [column(plan.column * 0.84, actors[0]!.side !== 'right', under)];
  return [{ left, right, top }];
}

/** Rig units from the top of the hair to where the panel crops the body. */
const shown = (actor: PersonActor, kid: number, grown: number) =>
  (isGrown(actor.player.member) ? grown : kid) - headTop(actor.player.member);

/** Rig units of body to show below the head's centre: in a low panel the shoulders only, so that faces stay large. */
const waist = (heightPx: number, whole: number) => Math.max(135, Math.min(whole, heightPx * 0.8));

/** A small guide beside a diagram. */
function placeGuide(actor: PersonActor, room: Room): Standing[] {
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

function placeBetween({ actors }: PeoplePanel, room: Room, plan: TextPlan): Standing[] {
  const top = headroom(plan) + 4;
  const grownUps = actors.some((actor) => isGrown(actor.player.member));
  if (actors.some(strides)) {
    const scale = Math.min(
      ...actors.map((actor) => (room.height - top - groundRoom - 8) / stature(actor)),
      0.9,
    );
    if (scale >= leastWhileStriding(actors))
      return actors.map((actor, i) =>
        onGround(
          actor,
          room,
          scale * sizeAmong(actor, actors),
          i ? room.right - plan.column * 0.52 : room.left + plan.column * 0.52,
          true,
        ),
      );
  }
  const below = waist(room.height - top, 215);
  const base = Math.min((room.height - top - 8) / (below + (grownUps ? 230 : 170)), plan.column / 225, 1.18);
  return actors.map((actor, i) => {
    const scale = base * sizeAmong(actor, actors);
    let headY = room.height - (below + liftOf(actor, actors) - headTop(actor.player.member)) * scale;
    if (headY - top > 40) headY -= Math.min((headY - top) * 0.5, 120);
    const reach = reachOf(actor.player.member, actor.pose) * scale + 4;
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

function placeBeside(actor: PersonActor, room: Room, plan: TextPlan): Standing[] {
  const top = headroom(plan) + 4;
  const whole = Math.min((room.height - top - groundRoom) / stature(actor), 0.95);
  if (strides(actor) && whole >= leastWhileStriding([actor])) {
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

function placeSingle(actor: PersonActor, room: Room): Standing[] {
  const whole = (room.height - room.top - groundRoom) / stature(actor);
  if (strides(actor) && whole >= leastWhileStriding([actor])) {
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

function placeClose(actor: PersonActor, room: Room): Standing[] {
  const visible = shown(actor, 150, 150);
  const height = room.height - room.top;
  const scale = Math.max(Math.min(height / visible, 1.9, (room.width * 0.62) / 230), smallestScale);
  const spare = Math.max(0, (height - visible * scale) * 0.3);
  return [
    put(actor, room.width * 0.5, Math.max(room.top, room.height - visible * scale - spare), scale, false),
  ];
}
