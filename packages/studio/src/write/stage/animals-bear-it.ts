import { speciesOf } from '../../draw/animals/animal.ts';
import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import { visibleWords } from '../reading/hidden-words.ts';
import type { Act } from './act.ts';

const glad = new Set<ExpressionName>([
  'smile',
  'happy',
  'joy',
  'wink',
  'grin',
  'proud',
  'talk',
  'explain',
  'wow',
]);
const weary =
  /(?<!\p{L})(?:tired|exhausted|weary|worn out|sleepy|fell asleep|sleeps?|slept|sleeping)(?!\p{L})/iu;
const inNeed =
  /(?<!\p{L})(?:hungry|hungrily|hunger|thirsty|thirst|starv\p{L}+|thin(?:ner)?|skinny|weak(?:er)?|cold|froze|frozen|freezing|shiver\p{L}*|frightened|scared|afraid|terrified|startled|alone|lonely|lost|hurt|injured|wounded|sick|ill|limp(?:s|ed|ing)?|trapped|stuck|trembl\p{L}+|danger(?:ous)?|fle[ed]s?|fled|no food|nothing to eat|little food|crie[ds]|whimper\p{L}*|whin(?:es|ed))(?!\p{L})/iu;
/** "He did not eat": what is denied is the need itself. */
const without =
  /(?<!\p{L})(?:(?:did|does|do|could|can)(?: not|n['’]t|not) (?:eat|drink|sleep|move|fly|walk|find)|never (?:eats?|ate)|ate nothing|eats? nothing)(?!\p{L})/iu;

/** Poses in which people hold their hands somehow; an animal only stands and looks on. */
const ofHands: Partial<Record<PoseName, PoseName>> = {
  hips: 'idle',
  present: 'idle',
  both: 'idle',
  shrug: 'idle',
  'arms-crossed': 'idle',
  point: 'side',
  'point-up': 'side',
  wave: 'side',
  'raise-hand': 'side',
};

/**
 * An act as an animal does it: no hands on hips, and no smile where the words tell that it is hungry, thin, tired or afraid.
 * @param words of the panel
 * @param isTold the words say that it does this
 */
export function asAnimal(act: Act, look: string | undefined, words: string, isTold: boolean): Act {
  if (!speciesOf(look)) return act;
  const pose = isTold ? act.pose : (ofHands[act.pose] ?? act.pose);
  if (!glad.has(act.expression)) return { ...act, pose };
  const told = visibleWords(words);
  if (inNeed.test(told) || without.test(words)) return { ...act, pose, expression: 'worried' };
  return weary.test(told) ? { ...act, pose, expression: 'sleepy' } : { ...act, pose };
}
