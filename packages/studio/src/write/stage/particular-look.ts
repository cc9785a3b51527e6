/**
 * A picture that shows one particular kind of what its noun names: the bag is a tied sack, the tower a castle's, the lamp
 * one of a living room. Where the words do not tell of that kind, nothing is shown. English.
 */
export type ParticularLook = {
  icons: RegExp;
  /** Singular and in lower case; every noun that the picture stands for where it is left out. */
  noun?: RegExp;
  /** Some of these words have to be there. */
  only?: RegExp;
  /** None of these may be there. */
  never?: RegExp;
};

/** Any of these words or phrases, as a regular expression between words. */
export const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
