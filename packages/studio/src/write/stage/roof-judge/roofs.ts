import { openPlaces } from '../../../draw/scenes/at-night.ts';
import type { SceneName } from '../../../draw/vocabulary.ts';
import { sceneOf } from '../scenes-by-place.ts';

/** Under the open sky, under a roof, or neither: in a vehicle, below the ground, in space. */
export type Roof = 'outdoors' | 'indoors' | 'neither';

/** Under the open sky, and yet often told of from within: a deck and its cabin, a platform and its hall. */
const ofBoth = new Set<SceneName>(['ship', 'station', 'capitol', 'ball-court', 'open-air']);
/** No place, but the sky itself. */
const skies = new Set<SceneName>(['weather', 'night']);
const isOutdoors = (scene: SceneName) => skies.has(scene) || (openPlaces.has(scene) && !ofBoth.has(scene));
const indoors = new Set<SceneName>([
  'classroom',
  'lab',
  'bank',
  'kitchen',
  'home',
  'bedroom',
  'library',
  'factory',
  'museum',
  'stage',
  'clinic',
  'art-room',
  'gym',
  'computer-room',
  'courtroom',
  'cafeteria',
  'shop',
  'workshop',
  'office',
  'mosque',
  'church',
  'temple',
  'palace',
  'capitol',
  'room',
]);

/** Whether a class of place is under a roof; undefined where no scene shows it. */
export function roofOver(place: string | undefined): Roof | undefined {
  const scene = sceneOf(place);
  if (scene === undefined) return undefined;
  if (isOutdoors(scene)) return 'outdoors';
  return indoors.has(scene) ? 'indoors' : 'neither';
}
