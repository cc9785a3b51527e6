import { animalKinds, personKinds } from '@panelwise/contracts/domain/cast';
import { places } from '@panelwise/contracts/domain/places';

/**
 * Every name that a script may use for staging. The writer picks from these lists; the drawing half
 * draws every one of them and treats an unknown name as "choose for me".
 */

/** Places a panel can be set in. */
export const sceneNames = places;
export type SceneName = (typeof sceneNames)[number];

/** Colour instead of a place. */
export const isBare = (scene: string | undefined) => scene === 'burst' || scene === 'plain';

/** Weather and seasons in which a place under an open sky may be seen, instead of in sunshine. */
export const weatherNames = ['rain', 'storm', 'snow', 'fog', 'autumn', 'drought'] as const;
export type WeatherName = (typeof weatherNames)[number];

/** What grows and rises in open country, by where it is. */
export const landNames = [
  'temperate',
  'northern',
  'alpine',
  'highland',
  'tropical',
  'savanna',
  'arid',
  'treeless',
] as const;
export type Land = (typeof landNames)[number];

/** What the sky is like over an open place; by day and in fine weather where nothing is said. */
export type Sky = { night?: true; weather?: WeatherName };

/** Colour moods of the `burst` and `plain` scenes: aha yellow, cool blue, warm pink, green, violet. */
export const dayTones = ['aha', 'cool', 'warm', 'green', 'violet'] as const;
/** Where it is night, or nearly, they are dark blue. */
export const toneNames = [...dayTones, 'night'] as const;
export type ToneName = (typeof toneNames)[number];

/** Poses of a whole body that acts. */
export const movingPoseNames = [
  'climb',
  'climb-ladder',
  'climb-tree',
  'hide',
  'comfort',
  'hug',
  'push',
  'pull',
  'walk-away',
  'sit-alone',
  'sleep',
  'row',
  'ride',
  'swim',
  'dance',
  'kick',
  'throw',
  'catch',
  'cry',
  'listen',
  'whisper',
  'shout',
  'slump',
  'shrink',
  'fists',
  'jump',
  'lie',
  'fall',
  'look-out',
  'laugh',
  'in-bed',
  'sing',
  'clap',
  'cover-ears',
] as const;
export type MovingPose = (typeof movingPoseNames)[number];

/** Poses of hands that do something with a thing: it is drawn with them, or `holds` in the script names it. */
export const handlingPoseNames = [
  'pour',
  'measure',
  'carry',
  'plant',
  'vote',
  'share',
  'dig',
  'stir',
  'eat',
  'drink',
  'draw',
  'paint',
  'microscope',
  'telescope',
  'hold-up',
  'lift',
  'play',
  'hammer',
  'sweep',
  'pick',
  'feed',
  'work',
  'drop',
  'count',
  'phone',
  'chalk',
  'wash',
] as const;
export type HandlingPose = (typeof handlingPoseNames)[number];

/** What a body does. `back` is seen from behind, looking at what the panel shows. */
export const poseNames = [
  'idle',
  'present',
  'point',
  'point-up',
  'think',
  'wave',
  'cheer',
  'hips',
  'shrug',
  'hold',
  'magnify',
  'book',
  'both',
  'arms-crossed',
  'raise-hand',
  'write',
  'back',
  'side',
  'walk',
  'run',
  'sit',
  'kneel',
  ...movingPoseNames,
  ...handlingPoseNames,
] as const;
export type PoseName = (typeof poseNames)[number];

/** What a face shows. */
export const expressionNames = [
  'smile',
  'happy',
  'joy',
  'curious',
  'think',
  'wow',
  'worried',
  'talk',
  'explain',
  'wink',
  'grin',
  'proud',
  'sad',
  'oops',
  'angry',
  'sleepy',
  'determined',
] as const;
export type ExpressionName = (typeof expressionNames)[number];

/** People as they may be drawn. `child`, `adult` and `elder` leave open whether it is a girl or a boy, a woman or a man. */
export const personLooks = [...personKinds, 'crowd'] as const;
export type PersonLook = (typeof personLooks)[number];

/** Colours of skin, from the lightest; before the look of one person of today: "tan-girl". */
export const complexionNames = ['light', 'fair', 'tan', 'brown', 'dark'] as const;
export type Complexion = (typeof complexionNames)[number];

/** Children of another age than that of a pupil of ten; before the look of one of today: "teen-girl", "tan-small-boy". */
export const childAgeNames = ['small', 'teen'] as const;
export type ChildAgeName = (typeof childAgeNames)[number];

/** Callings that are known by their clothes today; before the look of one grown person: "nurse-woman", "tan-judge-old-man". */
export const callingNames = [
  'doctor',
  'nurse',
  'judge',
  'lawyer',
  'priest',
  'officer',
  'conductor',
  'ranger',
] as const;
export type CallingName = (typeof callingNames)[number];

/** Times and regions whose clothes people may wear, instead of those of today. */
export const wardrobeNames = [
  'egypt',
  'mesopotamia',
  'rome',
  'medieval',
  'viking',
  'renaissance',
  '1700s',
  'victorian',
  'early-1900s',
  'mid-1900s',
  'modern',
  'ancient-india',
  'mughal',
  'colonial-india',
  'china',
  'silk-road',
  'japan',
  'golden-age',
  'west-africa',
  'mexica',
  'inca',
  'native-america',
] as const;
export type WardrobeName = (typeof wardrobeNames)[number];

/** What somebody is, as far as their clothes of another time tell it; `worker` is everybody else. */
export const rankNames = ['ruler', 'noble', 'scholar', 'soldier', 'monk', 'worker'] as const;
export type RankName = (typeof rankNames)[number];

/**
 * A look of another time: "egypt-woman", "mughal-ruler-man", "victorian-crowd". Beside these a script may name a known
 * person of history ("mahatma-gandhi"), see `staging/look-named.ts`.
 */
export type PeriodLook = `${WardrobeName}-${PersonLook}` | `${WardrobeName}-${RankName}-${PersonLook}`;

/** Animals that act in a panel, drawn in the line of the cast. */
export const animalLooks = animalKinds;
export type AnimalLook = (typeof animalLooks)[number];
