import type { HairStyle } from '../cast/members.ts';
import { isView } from '../props/views.ts';
import type { PeoplePanel, PersonActor } from '../staging/staged-panel.ts';
import { blockRect } from './composition.ts';
import { halfHead, headTop } from './figure-extent.ts';
import type { TextPlan } from './plan-text.ts';
import {
  groundRoom,
  heights,
  onGround,
  put,
  type Room,
  type Standing,
  sizeAmong,
  stature,
  touchDistance,
} from './stand.ts';

/**
 * Two people at different distances from the camera: one near, seen from behind over the shoulder or from the front,
 * the other further off. The camera is at the height of their eyes.
 */
export function placePair(panel: PeoplePanel, room: Room, plan: TextPlan): Standing[] {
  return panel.shot === 'over-shoulder' ? overShoulder(panel, room, plan) : nearAndFar(panel, room, plan);
}

/** Rig units shown below the head's centre of somebody near: shoulders and a little of the chest. */
const nearShown = 176;
/** Long hair hides the shoulders: more is shown, or it would be a wall. */
const nearShownLong = 235;
const longHair = new Set<HairStyle>(['long', 'waves', 'hijab', 'bob']);
const nearShownFront = 172;
/** Size of whoever stands further off, the near one having size 1. */
const farSize = 0.66;
const largestNear = 1.75;

type Stage = {
  left: number;
  right: number;
  width: number;
  near: PersonActor;
  far: PersonActor;
  atLeft: boolean;
};

function stageOf({ actors, near }: PeoplePanel, room: Room): Stage {
  const atLeft = near === 0;
  return {
    left: room.left,
    right: room.right,
    width: room.width,
    near: actors[near!]!,
    far: actors[atLeft ? 1 : 0]!,
    atLeft,
  };
}

/** People leave a view the room that it needs: what part of their size they keep. */
const besideView = ({ props }: PeoplePanel) => (props.some(isView) ? 0.66 : 1);

/** A share of the width, counted from the side where the near one stands. */
const from = ({ atLeft, width }: Stage, share: number) => width * (atLeft ? share : 1 - share);

/** In the order of the cast. */
const inOrder = ({ atLeft }: Stage, near: Standing, far: Standing) => (atLeft ? [near, far] : [far, near]);

function overShoulder(panel: PeoplePanel, room: Room, plan: TextPlan): Standing[] {
  const stage = stageOf(panel, room);
  const { near, far } = stage;
  const height = room.height - room.top;
  const beside = plan.arrangement === 'between';
  // The back of a head may reach up behind the words a little.
  const shown =
    (longHair.has(near.player.member.hair) ? nearShownLong : nearShown) - headTop(near.player.member);
  const broad = beside ? plan.column * 1.1 : room.width * 0.38;
  const scale =
    Math.min((height * 1.16) / shown, broad / (2 * halfHead(near.player.member)), largestNear) *
    besideView(panel);
  const top = Math.max(room.height - shown * scale, room.top - height * 0.16);
  const x = from(stage, 0.01) + (stage.atLeft ? 1 : -1) * halfHead(near.player.member) * scale * 0.86;
  const farX = beside
    ? stage.atLeft
      ? room.right - plan.column * 0.56
      : room.left + plan.column * 0.56
    : from(stage, 0.68);
  const farScale = Math.min(
    (height - 6) / (195 - headTop(far.player.member)),
    scale * 0.86,
    beside ? plan.column / 225 : (room.width * 0.44) / 245,
  );
  const farTop = Math.max(
    footAbove(plan, room, farX, halfHead(far.player.member) * farScale),
    room.height - (250 - headTop(far.player.member)) * farScale,
  );
  return inOrder(stage, put(near, x, top, scale, false), put(far, farX, farTop, farScale, false));
}

function nearAndFar(panel: PeoplePanel, room: Room, plan: TextPlan): Standing[] {
  const stage = stageOf(panel, room);
  const { near, far } = stage;
  const height = room.height - room.top;
  const beside = plan.arrangement === 'between';
  const shown = nearShownFront - headTop(near.player.member);
  const broad = beside ? plan.column * 1.12 : room.width * 0.46;
  const scale =
    Math.min((height - 6) / shown, broad / (2 * halfHead(near.player.member)), largestNear) *
    besideView(panel);
  const head = halfHead(near.player.member) * scale;
  const x = beside
    ? stage.atLeft
      ? room.left + head * 0.86
      : room.right - head * 0.86
    : from(stage, insetOf(panel, room)) + (stage.atLeft ? 1 : -1) * head * 1.02;
  const nearTop = Math.max(footAbove(plan, room, x, head), room.height - (shown + 30) * scale);
  const nearY = nearTop - headTop(near.player.member) * scale;
  const farScale = Math.min(
    scale * farSize * (sizeAmong(far, panel.actors) / sizeAmong(near, panel.actors)),
    0.9,
  );
  const farX = beside
    ? stage.atLeft
      ? room.right - plan.column * 0.5
      : room.left + plan.column * 0.5
    : from(stage, 0.78 - insetOf(panel, room));
  // Whoever is taller carries the head higher.
  const lift = (heights[far.player.member.age] - heights[near.player.member.age]) * farScale;
  const least = footAbove(plan, room, farX, halfHead(far.player.member) * farScale);
  const wanted = nearY - lift + headTop(far.player.member) * farScale;
  const lowest = room.height - (150 - headTop(far.player.member)) * farScale;
  const standing = room.height - groundRoom - stature(far) * farScale;
  // Nobody floats: feet that would be above the ground come down to it.
  const farTop = Math.min(Math.max(wanted, least, standing), Math.max(lowest, least));
  return inOrder(stage, put(near, x, nearTop, scale, false), put(far, farX, farTop, farScale, true));
}

/** In a broad picture without a thing between them, people move in from its sides: a share of the width. */
function insetOf({ props }: PeoplePanel, { width, height }: Room): number {
  return props.length ? 0.02 : Math.min(0.16, Math.max(0.02, (width / height - 1) * 0.2));
}

/** Two whole figures in their place, smaller than they could be: the place is what the panel shows. */
export function placeWhole(
  { actors, props }: PeoplePanel,
  room: Room,
  plan: TextPlan,
): Standing[] | undefined {
  const tallest = Math.max(...actors.map(stature));
  const base = Math.min((room.height - room.top - groundRoom - 4) / tallest, largestWhole);
  if (base < leastWhole) return undefined;
  const beside = plan.arrangement === 'between';
  const touching = touchDistance(actors);
  const apart = touching ? touching * base : Math.max(250 * base, room.width * (props.length ? 0.24 : 0.3));
  const middle = room.width * (props.length ? 0.36 : 0.5);
  return actors.map((actor, i) => {
    const x = beside
      ? i
        ? room.right - plan.column * 0.52
        : room.left + plan.column * 0.52
      : middle + (i - (actors.length - 1) / 2) * apart;
    return onGround(actor, room, base * sizeAmong(actor, actors), x, true);
  });
}

const largestWhole = 0.66;
/** Smaller than this, whole bodies would be dolls. */
const leastWhole = 0.4;

/** Foot of the words above a part of the panel, and a tail's room below it; px. */
function footAbove(plan: TextPlan, room: Room, x: number, half: number): number {
  if (plan.arrangement !== 'above') return room.top;
  const over = plan.blocks.filter((block) => {
    const [left, , right] = blockRect(block);
    const closing = block.kind === 'caption' && block.role === 'closing';
    return !closing && left < x + half && right > x - half;
  });
  const foot = Math.max(plan.top - tailRoom, ...over.map((block) => blockRect(block)[3]));
  return Math.min(room.top, foot + tailRoom);
}

const tailRoom = 26;
