import type { StorySentence } from '../../story/analyse-story.ts';
import { isSupposed, number, type Told, withDigits } from './told.ts';

const tone = new RegExp(
  `\\b(?:the|an?|her|his|its|my|our|their) ((?:[a-z]+ )?[a-z]+) (?:is|was|has|had|plays?|played|vibrate[sd]?|shakes|shook|sounds?|sounded|sings?|sang)(?: at| with)?(?: a frequency of)? (${number}) ?(?:Hz|hertz|times (?:a|per|each|every) second)`,
  'gi',
);

/** Two or three things that sound, each with its own frequency. */
export function toldWaves(sentences: StorySentence[]): Told | undefined {
  const from = sentences.filter(({ text }) => !isSupposed(text) && withDigits(text).search(tone) >= 0);
  const tones = new Map<string, Set<number>>();
  for (const { text } of from)
    for (const [, label, frequency] of withDigits(text).matchAll(tone)) {
      const known = tones.get(label!.toLowerCase()) ?? new Set();
      tones.set(label!.toLowerCase(), known.add(Number(frequency)));
    }
  const waves = [...tones].flatMap(([label, values]) =>
    values.size === 1 ? [{ label, frequency: [...values][0]! }] : [],
  );
  const different = new Set(waves.map(({ frequency }) => frequency)).size;
  if (waves.length !== tones.size || waves.length > 3 || different < 2) return undefined;
  return { diagram: { kind: 'waves', waves, unit: 'Hz' }, from };
}
