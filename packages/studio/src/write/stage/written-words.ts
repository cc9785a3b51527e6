import { shorten } from '../text/words.ts';
import { formulaIn } from './formula.ts';

/** Numbers in a row as a board shows them: three or more. */
const numberList = /(?<![\d.,])\d{1,4}(?:, \d{1,4})+,? (?:and|or) \d{1,4}(?=[.,;:!?"”](?!\d)|$)/u;
/** "The sign said, …", "a note that read: …". */
const signWords =
  /(?<!\p{L})(?:sign|notice|label|banner|poster|headline|card|note|board|chalkboard|blackboard|whiteboard|screen|envelope|ticket|placard) (?:that )?(?:said|says|reads?)[,:]? ["“]([^"”]+)["”]/iu;
/** Who writes words that the sentence quotes. */
const wrote =
  /(?<!\p{L})(?:wrote|writes|typed|painted|printed|spelled)(?: (?:on|in|with) [^,"“]{3,40}| down)?[,:]? ["“]([^"”]+)["”]/iu;
const termNamed =
  /(?<!\p{L})(?:is|are|was|were|be) (?:also |often |usually |then )?(?:called|known as|named) (?:an? |the )?(\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}?)(?=[.,;:!?"”]|$| (?:and|because|but|that|which|who|in|by|for|so)(?!\p{L}))/u;
const longest = 40;

/**
 * What stands written in the picture of a sentence: what it reckons, numbers in a row, the words of a sign.
 * @returns undefined where nothing is, and for what is too long for a card
 */
export function writtenWords(text: string): string | undefined {
  const found = formulaIn(text) ?? listIn(text) ?? (signWords.exec(text) ?? wrote.exec(text))?.[1];
  return found && found.length <= longest ? found.trim() : undefined;
}

const listIn = (text: string) => numberList.exec(text)?.[0].replace(/,? (?:and|or) /, ', ');

/** The term that a sentence names: "This is called camouflage." */
export const namedTerm = (text: string): string | undefined => {
  const term = termNamed.exec(text)?.[1];
  return term && shorten(term, longest);
};
