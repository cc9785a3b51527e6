import { isView } from '../props/views.ts';
import type { PeoplePanel, StagedPanel } from '../staging/staged-panel.ts';
import { halfHead, headTop } from './figure-extent.ts';
import {
  groundRoom,
  liftOf,
  put,
  type Room,
  type Standing,
  sizeAmong,
  smallestScale,
  stature,
} from './stand.ts';

/** Whether people stand at the sides of a picture of a whole place, or of small things, which is what the panel is about. */
export const isAboutView = ({ props, actors, aside }: StagedPanel) =>
  (actors.length === 1 || actors.length === 2) && (aside ?? props.some(isView));

/** The share of the width that one of them takes, and its bounds in px. */
const column = { share: 0.21, least: 92, most: 170 };
const largest = 0.9;

/** One or two people at the sides, as small as the view between them needs; whole where there is room. */
export function placeBesideView({ actors }: PeoplePanel, room: Room): Standing[] {
  const height = room.height - room.top;
  const width = Math.min(Math.max(room.width * column.share, column.least), column.most);
  const scaleOf = (actor: PeoplePanel['actors'][number]) =>
    Math.min(
      width / (2 * halfHead(actor.player.member)),
      (height - 6) / (190 - headTop(actor.player.member)),
      largest,
    ) / sizeAmong(actor, actors);
  const base = Math.max(Math.min(...actors.map(scaleOf)), smallestScale);
  return actors.map((actor, i) => {
    const scale = base * sizeAmong(actor, actors);
    const half = halfHead(actor.player.member) * scale;
    const atLeft = actors.length === 2 ? i === 0 : actor.side !== 'right';
    const whole = stature(actor) * scale + groundRoom;
    const bust = (190 + liftOf(actor, actors) - headTop(actor.player.member)) * scale;
    const shown = whole <= height ? whole : Math.max(bust, Math.min(height - 6, whole));
    const x = atLeft ? room.left + half * 0.9 : room.right - half * 0.9;
    return put(actor, x, Math.max(room.height - shown, room.top), scale, true);
  });
}
