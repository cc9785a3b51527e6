import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import { visibleWords } from '../reading/hidden-words.ts';
import { isDark, type Mood } from '../reading/reading.ts';
import type { Act } from './act.ts';

const smiling = new Set<ExpressionName>(['smile', 'happy', 'joy', 'wink', 'grin', 'proud']);
const lively = new Set<PoseName>(['cheer', 'wave', 'hips', 'dance']);
/** Faces that are out of place beside what is sad or frightening, for who says nothing also a raised brow. */
const atDark = new Set<ExpressionName>([...smiling, 'wow', 'curious', 'explain', 'talk']);
/** Poses that tell nothing but how somebody stands: a mood may bend them. */
const atEase = new Set<PoseName>([
  'idle',
  'side',
  'hips',
  'cheer',
  'wave',
  'present',
  'both',
  'think',
  'point',
]);
const darkFaces: Partial<Record<Mood, ExpressionName>> = {
  sad: 'sad',
  grave: 'sad',
  scared: 'worried',
  angry: 'worried',
};

/** How a mood is carried: hanging shoulders, or drawn back from whoever is angry. */
const darkPostures: Partial<Record<Mood, PoseName>> = {
  sad: 'slump',
  grave: 'slump',
  scared: 'shrink',
  angry: 'shrink',
};

const bodilyIll =
  /(?<!\p{L})(?:gasp(?:s|ed|ing)?|wheez(?:es|ed|ing|y)|cough(?:s|ed|ing)?|chok(?:es|ed|ing)|ach(?:es|ed|ing)|(?:stomach|head|tooth)ache|hurts?|sore|pain(?:ful)?|groan(?:s|ed|ing)?|tired|exhausted|dizzy|feverish?|shiver(?:s|ed|ing)?|trembl(?:es|ed|ing)|out of breath|whistled when|chest was tight|(?:can|could)(?: ?not|n['’]t) breathe|felt sick|nearly cried|nervous(?:ly)?|(?:voice|hands?|knees|legs|paper) (?:(?:was|were) )?(?:shook|shaking|trembling)|heart (?:(?:was|is) )?(?:beat(?:s|ing)? (?:so )?(?:fast|hard|loud|wild|quick)\p{L}*|pound(?:ed|ing)|thump(?:ed|ing)|rac(?:ed|ing)|hammer(?:ed|ing)))(?!\p{L})/iu;
const mishap =
  /(?<!\p{L})(?:spill(?:s|ed|ing)?|spilt|knock(?:s|ed)? over|tripp?(?:s|ed)|slipp?(?:s|ed))(?!\p{L})/iu;

/** Of somebody, and not of a magnet; nor where it is only supposed. */
const isIll =
  /(?<!(?<!\p{L})if (?:\p{L}+ )?)(?<!\p{L})(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|(?!Near|Far|It|This|That|These|Those|There|What|Everything)\p{Lu}\p{Ll}+) (?:am|is|was|are|were|became|fell|felt|got) (?:very |so |really |seriously |too )?(?:ill|sick|weak)(?!\p{L})/u;
/** What is denied is no sign of pain, but this is. */
const helpless =
  /(?<!\p{L})(?:(?:could|can)(?: not|n['’]t|not) (?:walk|move|speak|sleep|eat|get up)|would never (?:walk|see|hear|run|play|be able))(?!\p{L})/iu;

/** The face beside words that tell of pain or of a mishap: nobody smiles. English. */
export function ails(words: string, face: ExpressionName): ExpressionName {
  if (!smiling.has(face) && face !== 'curious') return face;
  // Nobody is tired where a torch glows like a tired firefly.
  const told = visibleWords(words);
  return [bodilyIll, isIll].some((one) => one.test(told)) || helpless.test(words)
    ? 'worried'
    : mishap.test(told)
      ? 'oops'
      : face;
}

type MoodOfAct = {
  mood?: Mood | undefined;
  /** Something in the story is sad, frightening or worse. */
  dark: boolean;
  speaks: boolean;
  /** The panel tells first of this person: in anger, theirs. */
  leads: boolean;
  /** The words say that they do so: one may wave in tears. */
  isTold?: boolean;
};

/**
 * An act as the mood allows it: beside what is sad, frightening, angry or grave nobody smiles or cheers, and in a story
 * that has such moments a smile needs a reason.
 */
export function actInMood(
  { pose, expression }: Act,
  { mood = 'calm', dark, speaks, leads, isTold = false }: MoodOfAct,
): Act {
  if (isDark(mood)) {
    const face =
      atDark.has(expression) && !(speaks && expression === 'curious') ? darkFaces[mood]! : expression;
    if (mood === 'angry' && leads && atEase.has(pose)) return { pose: 'fists', expression: 'angry' };
    if (isTold && pose === 'wave') return { pose, expression: face };
    if (atEase.has(pose)) return { pose: darkPostures[mood]!, expression: face };
    return { pose: lively.has(pose) ? 'slump' : pose, expression: face };
  }
  const glad = mood === 'happy' || mood === 'funny';
  // "Karl laughed until he hiccupped": whom a glad moment is about shows it.
  if (glad && leads && !speaks && (pose === 'side' || pose === 'idle') && expression === 'curious')
    return { pose: 'idle', expression: mood === 'funny' ? 'joy' : 'happy' };
  if (!dark || glad) return { pose, expression };
  return {
    pose: lively.has(pose) && pose !== 'dance' && !isTold ? 'idle' : pose,
    expression:
      smiling.has(expression) && !(isTold && lively.has(pose)) ? (speaks ? 'talk' : 'curious') : expression,
  };
}

/** An act with the face that a lesson gives it: nobody waves, cheers or stands at ease beside a face that is not glad. */
export function actWithFace({ pose }: Act, expression: ExpressionName, isTold: boolean): Act {
  const glad = smiling.has(expression) || expression === 'talk' || expression === 'explain';
  // Who groans or sighs clenches no fists.
  const isRage = pose === 'fists' && expression !== 'angry' && expression !== 'determined';
  return { pose: !isTold && ((!glad && lively.has(pose)) || isRage) ? 'idle' : pose, expression };
}
