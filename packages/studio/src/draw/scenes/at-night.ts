import { mix } from '../colors.ts';
import type { Style } from '../styles.ts';
import type { SceneName } from '../vocabulary.ts';
import { glow } from './light.ts';
import { stars } from './nature.ts';
import { createPainter, type Painter, type SceneFrame } from './painter.ts';

/** Places under an open sky, where it can be seen that it is night. */
export const openPlaces: ReadonlySet<SceneName> = new Set([
  'garden',
  'forest',
  'city',
  'street',
  'market',
  'desert',
  'mountain',
  'farm',
  'playground',
  'river',
  'snow',
  'beach',
  'ruins',
  'capitol',
  'park',
  'lake',
  'pond',
  'stream',
  'canal',
  'frozen-lake',
  'field',
  'school-yard',
  'ball-court',
  'pitch',
  'camp',
  'village',
  'old-town',
  'old-street',
  'ship',
  'station',
  'volcano',
  'open-air',
]);

/** Rooms whose windows are dark at night, and where a lamp is lit. */
const litRooms: ReadonlySet<SceneName> = new Set(['home', 'kitchen', 'room']);

/** Whether it can be seen of a place that it is night. */
export const showsNight = (place: SceneName): boolean => openPlaces.has(place) || litRooms.has(place);

const dusk = '#1b2657';
/** How much of the colour of a place the night takes; a lamp leaves a room more of it. */
const depth = { ofOpenPlace: 0.55, ofRoom: 0.22 };

/** A painter that paints any open place as it is at night, its colours dark, and moon and stars for the sun; and a room with dark windows. */
export function nightPainter(name: SceneName, frame: SceneFrame, scale: number): Painter {
  const isRoom = litRooms.has(name);
  const style = darkened(frame.style, isRoom ? depth.ofRoom : depth.ofOpenPlace);
  if (isRoom) return { ...createPainter({ ...frame, style }, scale), isNight: true };
  const own = createPainter(frame, scale);
  const painter = createPainter({ ...frame, style, clearTop: true }, scale);
  return { ...painter, isNight: true, sky: () => nightSky(own) };
}

const darkened = (style: Style, depth: number): Style =>
  style.monochrome ? style : { ...style, paint: (hex, role) => mix(style.paint(hex, role), dusk, depth) };

function nightSky(p: Painter): string {
  const [x, y, radius] = [p.width * 0.78, p.ground * 0.22, 40 * p.unit];
  const moon = p.clearTop
    ? ''
    : glow(p, x, y, radius * 3.4, '#fff3c4', 0.6) + p.oval(x, y, radius, radius, '#fff3c4');
  return p.sky('#1d2b5e', '#6a6bb5') + stars(p, 60, 0.5) + moon;
}
