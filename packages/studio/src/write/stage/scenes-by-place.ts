import type { SceneName } from '../../draw/vocabulary.ts';

/**
 * Our scene for a class of place; a place that none shows is told before a plain ground. Where no scene shows just that
 * place, a more general one stands for it that is not wrong: a hall is a room.
 */
const scenesByPlace: Record<string, SceneName> = {
  home: 'home',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  garden: 'garden',
  playground: 'playground',
  street: 'street',
  city: 'city',
  market: 'market',
  classroom: 'classroom',
  'art-room': 'art-room',
  'computer-room': 'computer-room',
  library: 'library',
  lab: 'lab',
  // Who looks through a microscope is beside it.
  'microscope-view': 'lab',
  museum: 'museum',
  hospital: 'clinic',
  clinic: 'clinic',
  bank: 'bank',
  factory: 'factory',
  farm: 'farm',
  forest: 'forest',
  river: 'river',
  beach: 'beach',
  // People at the sea stand on its shore; `ocean` is drawn from below.
  sea: 'beach',
  ocean: 'beach',
  mountain: 'mountain',
  desert: 'desert',
  snow: 'snow',
  underground: 'underground',
  weather: 'weather',
  space: 'space',
  'night-sky': 'night',
  night: 'night',
  stage: 'stage',
  gym: 'gym',
  courtroom: 'courtroom',
  parliament: 'capitol',
  capitol: 'capitol',
  ruins: 'ruins',
  volcano: 'volcano',
  underwater: 'ocean',
  bus: 'bus',
  cafeteria: 'cafeteria',
  camp: 'camp',
  church: 'church',
  'court-of-sport': 'ball-court',
  pitch: 'pitch',
  field: 'field',
  lake: 'lake',
  mosque: 'mosque',
  office: 'office',
  'old-town': 'old-town',
  'old-street': 'old-street',
  palace: 'palace',
  park: 'park',
  pool: 'pool',
  'school-yard': 'school-yard',
  ship: 'ship',
  shop: 'shop',
  station: 'station',
  temple: 'temple',
  train: 'train',
  village: 'village',
  workshop: 'workshop',
  jungle: 'forest',
  'school-hall': 'room',
  corridor: 'room',
  'town-hall': 'room',
  airport: 'room',
  indoors: 'room',
  balcony: 'home',
};

/** The ground that shows no place at all. */
export const plainGround: SceneName = 'plain';

/** The scene of a class of place, if one shows it. */
export const sceneOf = (place: string | undefined): SceneName | undefined =>
  place !== undefined && Object.hasOwn(scenesByPlace, place) ? scenesByPlace[place] : undefined;

/** What shows a place: its scene, or itself where none does. */
export const sceneOrPlace = (place: string): string => sceneOf(place) ?? place;
