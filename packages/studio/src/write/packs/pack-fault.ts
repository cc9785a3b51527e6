/** Where something stands in a pack: keys and positions from the top. */
export type PackPath = readonly (string | number)[];

/** What is wrong in a pack and where, with the limit and the value. */
export type PackFault = { at: PackPath; says: string };

/** A path as people write it: `chapters[0].beats[3].guide`. */
export const writePath = (at: PackPath): string =>
  at.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`)).join('');
