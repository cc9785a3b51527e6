/** Colours of one animal. */
export type Coat = {
  /** In words, for a reader who cannot see it: "brown". */
  word: string;
  main: string;
  /** Belly and muzzle, or the second colour of a pattern. */
  second: string;
  /** Ears, mane, patches, stripes, wings. */
  dark: string;
  /** Nose, beak, comb, horns, a collar. */
  accent: string;
};

export const coat = (word: string, main: string, second: string, dark: string, accent: string): Coat => ({
  word,
  main,
  second,
  dark,
  accent,
});

export const pink = '#f4a6a6';
export const beak = '#f59e2e';
