import { placeInWords } from '../../draw/place-words.ts';
import { openPlaces, showsNight } from '../../draw/scenes/at-night.ts';
import { type SceneName, type Sky, type WeatherName, weatherNames } from '../../draw/vocabulary.ts';
import { inCountry } from '../../language/lands-of-countries.ts';
import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { anyOf } from '../text/words.ts';
import { sceneOf } from './scenes-by-place.ts';

/** Where words play: the place they name in their language, undefined when they name none. */
export function findPlace(text: string, language: Language = 'en'): SceneName | undefined {
  if (language !== 'en')
    return sceneOf(readingRules[language].places.find(([words]) => words.test(text))?.[1]);
  const meant = text.replace(/\blike (?:an? |the )?[\p{L} -]+/giu, '').replace(/"[^"]*"/g, '');
  return placeInWords(meant);
}

/** Stands after a place where it is night. */
export const atNight = ' at night';

/** Stands after an open place in weather or a season. */
export const weatherPhrases: Record<WeatherName, string> = {
  rain: ' in the rain',
  storm: ' in a storm',
  snow: ' in the snow',
  fog: ' in the fog',
  autumn: ' in autumn',
  drought: ' in a drought',
};

/**
 * A place and its sky as the middle of a sentence: "on a farm with fields in the snow at night".
 * @param abroad the country in which an open place lies, where it is told: "beside a river in Bangladesh"
 */
export function whereWords(place: SceneName, { night, weather }: Sky, abroad?: string): string {
  if (!openPlaces.has(place)) return `${placePhrases[place]}${night && showsNight(place) ? atNight : ''}`;
  const bare = weather || night ? withoutSun(placePhrases[place]) : placePhrases[place];
  const phrase = weather ? bare + weatherPhrases[weather] : bare;
  return `${phrase}${night ? atNight : ''}${abroad ? ` in ${abroad}` : ''}`;
}

/** The phrase of a place, where the sun does not shine. */
export const withoutSun = (phrase: string) => phrase.replace('sunny ', '');

/** Night and weather of a place as the studio writes them into a scene. */
export function skyTold(scene: string, place: SceneName): Sky {
  const says = (sky: Sky) => showsNight(place) && scene.includes(whereWords(place, sky));
  const weather = openPlaces.has(place) ? weatherNames.find((name) => says({ weather: name })) : undefined;
  const night =
    says({ ...(weather && { weather }), night: true }) ||
    // As it was written before.
    (openPlaces.has(place) && scene.includes(`${placePhrases[place]}${atNight}`));
  return { ...(weather && { weather }), ...(night && { night }) };
}

/** A place as the middle of a sentence: "in a sunny garden". */
export const placePhrases: Record<SceneName, string> = {
  classroom: 'in a bright classroom',
  garden: 'in a sunny garden',
  forest: 'in a green forest',
  space: 'out in space among the stars',
  lab: 'in a science lab',
  ocean: 'by the blue ocean',
  city: 'in a city of tall buildings',
  street: 'on a neighbourhood street',
  market: 'at a lively market',
  bank: 'in front of a bank',
  kitchen: 'in a warm kitchen',
  home: 'in a cosy living room',
  bedroom: 'in a bedroom',
  desert: 'in a wide desert',
  mountain: 'in front of tall mountains',
  weather: 'under a wide sky with clouds',
  body: 'inside the human body',
  cell: 'inside a living cell',
  night: 'under a starry night sky',
  board: 'in front of squared paper',
  chalk: 'in front of a blackboard',
  burst: 'before bright rays of colour',
  library: 'in a library full of books',
  capitol: 'before a domed government building',
  farm: 'on a farm with fields',
  factory: 'in front of a factory with chimneys',
  museum: 'in a museum hall',
  playground: 'on a playground',
  volcano: 'near a smoking volcano',
  underground: 'deep under the ground',
  river: 'beside a river',
  snow: 'in a snowy landscape',
  beach: 'on a sandy beach',
  stage: 'on a stage with curtains',
  clinic: "in a doctor's room",
  'art-room': 'in an art room with easels',
  gym: 'in a school gym',
  ruins: 'among ancient stone columns',
  'computer-room': 'in a room with computers',
  courtroom: 'in a courtroom',
  'school-yard': 'in a school yard',
  'ball-court': 'on a court with a hoop',
  pitch: 'on a sports field',
  pool: 'at a swimming pool',
  cafeteria: 'in a cafeteria',
  shop: 'in a small shop',
  workshop: 'in a workshop full of tools',
  office: 'in an office',
  field: 'in open grassland',
  lake: 'at a quiet lake',
  park: 'in a green park',
  camp: 'in a camp of tents',
  mosque: 'in a mosque',
  church: 'in a church',
  temple: 'in a temple',
  bus: 'in a bus',
  train: 'in a train',
  station: 'at a station',
  ship: 'on the deck of a ship',
  village: 'in a village of small houses',
  palace: 'in the throne room of a palace',
  'old-town': 'in an old town with a wall',
  'old-street': 'in a cobbled street of old gabled houses',
  pond: 'beside a small pond',
  stream: 'beside a small stream',
  canal: 'beside a canal',
  'frozen-lake': 'on a frozen lake',
  room: 'in a plain room',
  'open-air': 'in the open air',
  plain: 'before a plain ground',
};

const phrases = Object.values(placePhrases);
/** Any place with its sky and its country as the studio writes them, for a pattern. */
export const somewhere = `${anyOf([...phrases, ...phrases.map(withoutSun)])}${anyOf(Object.values(weatherPhrases))}?(?:${atNight})?(?:${inCountry})?`;
