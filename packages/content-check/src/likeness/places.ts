/** How many weights there is room for. */
export const places = 2 ** 17;

/** The place that a feature would have; where it is taken, the one beside it. */
export const firstPlace = (feature: number) => feature & (places - 1);
export const secondPlace = (feature: number) => firstPlace(feature) ^ 1;
/** Tells at a place whose weight is there, with one mistake in 255. Nought is the mark of an empty place. */
export const markOf = (feature: number) => ((feature >>> 17) % 255) + 1;

/** Where the weight of a feature stands, or -1: of most features nothing was learned. */
export function placeOf(marks: Uint8Array, feature: number): number {
  const mark = markOf(feature);
  if (marks[firstPlace(feature)] === mark) return firstPlace(feature);
  return marks[secondPlace(feature)] === mark ? secondPlace(feature) : -1;
}
