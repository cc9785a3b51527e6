/** As many sentences before the first that names a place are taken to play there as well. */
const readBack = 3;

/** "In Africa", and in no month. */
const inALand =
  /(?<!\p{L})[Ii]n (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|English|Spanish|French|German|Hindi)(?!\p{L}))(\p{Lu}\p{Ll}+)/u;

/** Whether what was told just before a sentence happened in another land than it does: "in Africa" before "in Poland". */
export function wasElsewhere(sentences: readonly string[], index: number): boolean {
  const land = inALand.exec(sentences[index]!)?.[1];
  return (
    land !== undefined &&
    sentences
      .slice(Math.max(0, index - readBack), index)
      .some((text) => (inALand.exec(text)?.[1] ?? land) !== land)
  );
}

/**
 * What was told just before somebody is found in a place happened there too.
 * @param places of each sentence, filled in place
 * @param index of the sentence that names its place
 * @param goesOn whether the sentence after this one plays where this one does, if both leave it open
 * @param leaves whether somebody leaves in this sentence: where they went nobody knows until they are somewhere else
 */
export function fillBack(
  places: (string | undefined)[],
  index: number,
  goesOn: (at: number) => boolean,
  leaves: (at: number) => boolean = () => false,
): void {
  let first = index;
  while (first > 0 && goesOn(first - 1) && places[first - 1] === undefined) first--;
  const isOnTheWay = first > 0 && places[first - 1] === undefined && leaves(first - 1);
  if (index - first > readBack || isOnTheWay) return;
  for (let at = first; at < index; at++) places[at] = places[index];
}
