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
] as const;
export type PropName = (typeof propNames)[number];
