/** So many sentences around a storm at sea are in it, too. */
const near = 3;
const storm =
  /(?<!\p{L})(?:storms?|gale|hurricane|typhoon|cyclone|tsunami|shipwreck(?:ed)?|wrecked|lifeboats?|(?:waves|sea) (?:was|were) (?:breaking|crashing|rough|wild|high|huge|enormous)|(?:huge|giant|enormous|mountainous) waves?)(?!\p{L})/iu;
const shore = /^(?:sea|beach|ocean)$/;

/** Where each sentence plays: in no sunshine under palms where a storm is at sea. */
export const notInStorms = (
  places: readonly (string | undefined)[],
  texts: readonly string[],
): (string | undefined)[] => {
  const storms = texts.map((text) => storm.test(text));
  return places.map((place, at) =>
    place && shore.test(place) && storms.slice(Math.max(0, at - near), at + near + 1).includes(true)
      ? 'rough-sea'
      : place,
  );
};
