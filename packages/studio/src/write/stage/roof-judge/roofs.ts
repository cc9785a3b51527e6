import type { SceneName } from '../../../draw/vocabulary.ts';
import { sceneOf } from '../scenes-by-place.ts';

/** Under the open sky, under a roof, or neither: in a vehicle, below the ground, in space. */
export type Roof = 'outdoors' | 'indoors' | 'neither';

const outdoors = new Set<SceneName>([
  'garden',
  'forest',
  'street',
  'market',
  'city',
  'desert',
  'mountain',
  'weather',
  'night',
  'farm',
  'playground',
  'volcano',
  'river',
  'snow',
  'beach',
  'ruins',
  'school-yard',
  'pitch',
  'field',
  'lake',
  'park',
  'camp',
  'village',
  'old-town',
  'old-street',
  'pond',
  'stream',
  'canal',
  'frozen-lake',
]);
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
  if (outdoors.has(scene)) return 'outdoors';
  return indoors.has(scene) ? 'indoors' : 'neither';
}
