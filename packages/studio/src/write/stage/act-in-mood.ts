import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import { isDark, type Mood } from '../reading/reading.ts';
import type { Act } from './act.ts';

const smiling = new Set<ExpressionName>(['smile', 'happy', 'joy', 'wink', 'grin', 'proud']);
const lively = new Set<PoseName>(['cheer', 'wave', 'hips']);
const darkFaces: Partial<Record<Mood, ExpressionName>> = {
  sad: 'sad',
  grave: 'sad',
  scared: 'worried',
  angry: 'worried',
};

/**
 * An act as the mood allows it: beside what is sad, frightening, angry or grave nobody smiles or cheers, and in a story
 * that has such moments a smile needs a reason.
 */
export function actInMood(
  { pose, expression }: Act,
  { mood = 'calm', dark, speaks }: { mood?: Mood | undefined; dark: boolean; speaks: boolean },
): Act {
  if (isDark(mood)) {
    const face = smiling.has(expression) || expression === 'wow' ? darkFaces[mood]! : expression;
    return { pose: lively.has(pose) ? 'idle' : pose, expression: face };
  }
  const glad = mood === 'happy' || mood === 'funny';
  if (!dark || glad) return { pose, expression };
  return {
    pose: pose === 'cheer' ? 'idle' : pose,
    expression: smiling.has(expression) ? (speaks ? 'talk' : 'curious') : expression,
  };
}
