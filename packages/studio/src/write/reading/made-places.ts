import { likenessesIn } from './likenesses.ts';

/** Land that nobody makes in its own size. */
const land = 'mountains?|mountainsides?|volcano(?:es)?|craters?|summits?|hills?|islands?|cliffs?';
const makes = new RegExp(
  `(?<!\\p{L})(?:build|builds|built|building|make|makes|made|making|paint|paints|painted|draw|draws|drew|shape|shaped|mou?lded|glued) (?:a|an|the|our|my|his|her|their|its|this) (?:[\\p{L}-]+ ){0,3}?(?:${land}|solar system)(?!\\p{L})`,
  'iu',
);
const people =
  /(?<!\p{L})(?:I|we|he|she|they|class|pupils?|students?|children|team|group|\p{Lu}\p{Ll}+)(?!\p{L})/u;
const eachLand = new RegExp(`(?<!\\p{L})(?:${land})(?!\\p{L})`, 'giu');

/**
 * What hides, in a story that makes its volcano of paste or its castle of boxes, the names of such land and of such
 * things: nobody is on that mountain. Lengths stay as they are.
 */
export function createMadePlaces(sentences: readonly string[]): (text: string) => string {
  const texts = sentences.map((text) => ({ text }));
  const likenesses = likenessesIn(texts);
  const isLandMade = sentences.some((text) => makes.test(text) && people.test(text));
  return (text) => {
    const left = isLandMade ? text.replace(eachLand, blank) : text;
    return likenesses.size > 0
      ? left.replace(/\p{L}+/gu, (word) => (likenesses.has(word.toLowerCase()) ? blank(word) : word))
      : left;
  };
}

const blank = (word: string) => '·'.repeat(word.length);
