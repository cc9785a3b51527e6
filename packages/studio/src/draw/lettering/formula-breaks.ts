/** Signs that stand in nothing but formulas. */
const sign = /^[+−×÷=≈≠≤≥<>]$/u;
/** Signs that formulas share with prose: 3 : 2, but also "Remember : wash your hands". */
const sharedSign = /^[-–:·/*^]$/u;
/** Degrees and their point of the compass or scale, which make one place or one temperature: 10° N. */
const degrees = /\p{N}°$/u;
const ofDegrees = /^[NSEWCF][.,;:!?)]*$/u;
const operand = /^[([−-]*[$€£₹]?(?:\p{N}|\p{L}$|\p{L}[²³)\],.])/u;

/**
 * Whether a line may break between two words of a text. A formula broken at the wrong place reads as another one, and as
 * a false one: "80 ÷" over "10 = 8". So nothing is broken after a sign, nor before one, but before "=", where what
 * begins the line is the answer; and a degree keeps its letter.
 */
export function breaksBetween(left: string, right: string): boolean {
  if (sign.test(left)) return false;
  if (degrees.test(left) && ofDegrees.test(right)) return false;
  if (sign.test(right)) return right === '=' || right === '≈';
  if (sharedSign.test(left)) return !operand.test(right);
  if (sharedSign.test(right)) return !operand.test(left);
  return true;
}

/** Whether a word is a sign of arithmetic, such as +, × or =. */
export const isSign = (word: string): boolean => sign.test(word);
