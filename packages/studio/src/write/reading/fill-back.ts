/** As many sentences before the first that names a place are taken to play there as well. */
const readBack = 3;

/**
 * What was told just before somebody is found in a place happened there too.
 * @param places of each sentence, filled in place
 * @param index of the sentence that names its place
 * @param goesOn whether the sentence after this one plays where this one does, if both leave it open
 */
export function fillBack(
  places: (string | undefined)[],
  index: number,
  goesOn: (at: number) => boolean,
): void {
  let first = index;
  while (first > 0 && goesOn(first - 1) && places[first - 1] === undefined) first--;
  if (index - first > readBack) return;
  for (let at = first; at < index; at++) places[at] = places[index];
}
