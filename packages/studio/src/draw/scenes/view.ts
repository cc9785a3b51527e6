import { svg } from '../markup.ts';
import type { Shot } from '../staging/staged-panel.ts';
import { round, round3 } from '../svg.ts';

/** From where a place is seen: how near, which part of it, and from which side. */
export type View = {
  /** 1 is the middle distance; more is nearer. */
  scale: number;
  /** Which part stays in the frame of a near view: 0 its left end, 1 its right end. */
  part: number;
  mirrored: boolean;
};

export const plainView: View = { scale: 1, part: 0.5, mirrored: false };

/** Six views of one place, so that neighbours on a page never share a backdrop. */
const turns: View[] = [
  plainView,
  { scale: 1.3, part: 0, mirrored: true },
  { scale: 0.82, part: 0.5, mirrored: false },
  { scale: 1.26, part: 1, mirrored: false },
  { scale: 0.9, part: 0.5, mirrored: true },
  { scale: 1.4, part: 0.5, mirrored: false },
];

/** The view of a page's panel with this 0-based index; a wide shot stands back, a close one steps up. */
export function viewOf(shot: Shot, index: number): View {
  const turn = turns[index % turns.length]!;
  if (shot === 'wide' || shot === 'splash') return { ...turn, scale: Math.min(turn.scale, 1) };
  if (shot === 'close') return { ...turn, scale: Math.max(turn.scale, 1.36) };
  return turn;
}

export type ViewedFrame = { width: number; height: number };

/** Size that a place is drawn at so that its view fills the frame; px. */
export function frameSeenFrom(view: View, { width, height }: ViewedFrame): ViewedFrame {
  return view.scale < 1 ? { width: width / view.scale, height: height / view.scale } : { width, height };
}

/** Where a view stands in the frame: its upper left, or upper right where it is mirrored, px. */
function cornerOf({ scale, part }: View, { width, height }: ViewedFrame, floor: number) {
  return {
    left: scale > 1 ? -width * (scale - 1) * part : 0,
    top: scale > 1 ? height * floor * (1 - scale) : 0,
  };
}

/** A square of the frame as it lies in the drawing that `seenFrom` puts there. */
export function inDrawing<S extends { x: number; y: number; size: number }>(
  view: View,
  frame: ViewedFrame,
  floor: number,
  square: S,
): S {
  const { left, top } = cornerOf(view, frame, floor);
  const across = view.mirrored ? frame.width - left - square.x : square.x - left;
  return {
    ...square,
    x: across / view.scale,
    y: (square.y - top) / view.scale,
    size: square.size / view.scale,
  };
}

/** Puts a drawing of the size of `frameSeenFrom` into the frame. Near views grow out of the floor line, `floor` of the height down. */
export function seenFrom(view: View, frame: ViewedFrame, floor: number, drawn: string): string {
  const { scale, mirrored } = view;
  if (scale === 1 && !mirrored) return drawn;
  const { width } = frame;
  const { left, top } = cornerOf(view, frame, floor);
  const transform = mirrored
    ? `translate(${round(width - left)} ${round(top)}) scale(${round3(-scale)} ${round3(scale)})`
    : `translate(${round(left)} ${round(top)}) scale(${round3(scale)})`;
  return svg`<g transform="${transform}">${drawn}</g>`;
}
