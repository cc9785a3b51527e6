import type { SceneName } from '../../draw/vocabulary.ts';

/** Things that a place is drawn with, or is itself: large beside it they would be there twice, and look like others. */
const inScene: Partial<Record<SceneName, string>> = {
  village: 'houses house x-hut hut',
  'old-town': 'houses house',
  'old-street': 'houses house',
  city: 'houses house office-building cityscape',
  street: 'houses house',
  market: 'x-stall convenience-store',
  forest: 'deciduous-tree evergreen-tree',
  park: 'deciduous-tree',
  snow: 'snowflake',
  beach: 'water-wave beach-with-umbrella',
  ocean: 'water-wave',
  mountain: 'mountain snow-capped-mountain',
  desert: 'desert',
  volcano: 'volcano x-smoke',
  classroom: 'x-house-window school',
  'school-yard': 'school',
  'computer-room': 'school',
  cafeteria: 'school',
  home: 'x-house-window house houses couch-and-lamp',
  bedroom: 'x-house-window house bed',
  kitchen: 'x-house-window house x-table x-stove',
  library: 'books',
  shop: 'convenience-store',
  factory: 'factory x-smoke',
  church: 'church',
  mosque: 'mosque',
  camp: 'tent camping',
  train: 'x-house-window train locomotive railway-car',
  station: 'train locomotive station',
  bus: 'bus x-house-window',
  ship: 'ship passenger-ship ferry sailboat',
  palace: 'castle',
  field: 'x-grass',
  river: 'x-river',
  stream: 'x-river',
  canal: 'x-river',
  lake: 'x-lake water-wave',
  pond: 'x-lake x-puddle',
  'frozen-lake': 'snowflake ice',
};

const names = (list: string | undefined, icon: string) => list?.split(' ').includes(icon) ?? false;

/** Whether a scene shows such a thing by itself. */
export const isInScene = (icon: string, scene: SceneName | undefined): boolean =>
  scene !== undefined && names(inScene[scene], icon);
