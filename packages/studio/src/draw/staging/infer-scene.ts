import { placeInWords, subjectPlace } from '../place-words.ts';
import { hashText } from '../random.ts';
import { type SceneName, sceneNames } from '../vocabulary.ts';

/** Words that ask for a ground without a place. */
const groundIn = (text: string): SceneName | undefined => {
  if (/\b(?:diagram|chart|graph|squared paper)\b/i.test(text)) return 'board';
  return /\bchalk/i.test(text) ? 'chalk' : undefined;
};
const isExcited = /\b(?:suddenly|aha|wow|excited|close-?up|realis|realiz)/i;

/** The place of a panel: as named, else read from its texts in turn, else from the subject; never the same bare default twice. */
export function inferScene(
  named: string | undefined,
  texts: string[],
  subject: string,
  seed: string,
): SceneName {
  const wanted = named?.trim().toLowerCase();
  const exact = sceneNames.find((name) => name === wanted);
  if (exact) return exact;
  for (const text of [wanted ?? '', ...texts]) {
    const found = groundIn(text) ?? placeInWords(text) ?? (isExcited.test(text) ? 'burst' : undefined);
    if (found) return found;
  }
  const choices: SceneName[] = [subjectPlace(subject), 'classroom', 'burst'];
  return choices[hashText(seed) % choices.length]!;
}
