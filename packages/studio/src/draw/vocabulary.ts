/**
 * Every name that a script may use for staging. The writer picks from these lists; the drawing half
 * draws every one of them and treats an unknown name as "choose for me".
 */

/** Places a panel can be set in. */
export const sceneNames = [
  'classroom',
  'garden',
  'forest',
  'space',
  'lab',
  'ocean',
  'city',
  'street',
  'market',
  'bank',
  'kitchen',
  'home',
  'bedroom',
  'desert',
  'mountain',
  'weather',
  'body',
  'cell',
  'night',
  'board',
  'chalk',
  'burst',
  'library',
  'capitol',
  'farm',
  'factory',
  'museum',
  'playground',
  'volcano',
  'underground',
  'river',
  'snow',
  'beach',
  'stage',
  'clinic',
  'art-room',
  'gym',
  'ruins',
  'computer-room',
  'courtroom',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Colour moods of the `burst` scene: aha yellow, cool blue, warm pink, green, violet. */
export const toneNames = ['aha', 'cool', 'warm', 'green', 'violet'] as const;
export type ToneName = (typeof toneNames)[number];

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
export const personLooks = [
  'girl',
  'boy',
  'child',
  'woman',
  'man',
  'adult',
  'old-woman',
  'old-man',
  'elder',
  'crowd',
] as const;
export type PersonLook = (typeof personLooks)[number];

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
export const animalLooks = [
  'dog',
  'cat',
  'rabbit',
  'horse',
  'cow',
  'goat',
  'elephant',
  'lion',
  'monkey',
  'bird',
  'hen',
  'owl',
  'fish',
  'turtle',
  'frog',
  'snake',
  'mouse',
  'bee',
  'butterfly',
  'ant',
] as const;
export type AnimalLook = (typeof animalLooks)[number];

/** Our own drawings of things that emoji lack. Beside them stand the emoji icons of `props/icon-set.json`. */
export const propNames = [
  'x-co2',
  'x-o2',
  'x-h2o',
  'x-sugar',
  'x-coins1',
  'x-coins2',
  'x-coins3',
  'x-coins4',
  'x-piggy',
  'x-leafcell',
  'x-leaf',
  'x-stomata',
  'x-roots',
  'x-atom',
  'x-animal-cell',
  'x-magma',
  'x-bill',
  'x-gavel',
  'x-stamp',
  'x-capitol',
  'x-quill',
  'x-pie-half',
  'x-pie-quarter',
  'x-pie-eighth',
  'x-cell',
  'x-nucleus',
  'x-mitochondrion',
  'x-neuron',
  'x-tooth',
  'x-germ',
  'x-dna',
  'x-flower-parts',
  'x-food-plate',
  'x-magnet-field',
  'x-prism',
  'x-lens',
  'x-pulley',
  'x-lever',
  'x-gears',
  'x-circuit',
  'x-spring',
  'x-layers',
  'x-fossil',
  'x-globe-grid',
  'x-compass-rose',
  'x-solar-system',
  'x-router',
  'x-binary',
  'x-flowchart',
  'x-abacus',
  'x-protractor',
  'x-number-cards',
  'x-dice',
  'x-scale',
  'x-triangle',
  'x-circle',
  'x-square',
  'x-cube',
  'x-pie-third',
  'x-color-wheel',
  'x-scroll',
  'x-pyramid',
  'x-printing-press',
  'x-column',
  'x-castle-wall',
  'x-waterwheel',
  'x-steam-engine',
  'x-parliament',
] as const;
export type PropName = (typeof propNames)[number];
