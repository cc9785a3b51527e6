import type { SceneName } from '../../draw/vocabulary.ts';

/** Our scene for a class of place; a place that none shows is told before a plain ground. */
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
  library: 'library',
  lab: 'lab',
  museum: 'museum',
  hospital: 'clinic',
  clinic: 'clinic',
  bank: 'bank',
  factory: 'factory',
  farm: 'farm',
  forest: 'forest',
  river: 'river',
  beach: 'beach',
  sea: 'ocean',
  ocean: 'ocean',
  mountain: 'mountain',
  desert: 'desert',
  snow: 'snow',
  underground: 'underground',
  sky: 'weather',
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
};

/** The ground that shows no place at all. */
export const plainGround: SceneName = 'burst';

/** The scene of a class of place, if one shows it. */
export const sceneOf = (place: string | undefined): SceneName | undefined =>
  place !== undefined && Object.hasOwn(scenesByPlace, place) ? scenesByPlace[place] : undefined;
