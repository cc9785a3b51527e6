/** What a text tells of that shows stars in the sky. */
const sky =
  /(?<!\p{L})(?:sk(?:y|ies)|nights?|midnight|moon(?:light)?|planets?|constellations?|telescopes?|astronom\p{L}+|galax(?:y|ies)|milky way|space|sun|dark(?:ness)?|shooting|shone|shine|twinkl\p{L}+|glitter\p{L}*|light[- ]years?|orion|comets?|camp(?:ed|ing|fire)?)(?!\p{L})/iu;
const star = /(?<!\p{L})star(?=s?(?!\p{L}))/giu;

/**
 * The sentences of a story, in which the stars of a tile, a flag or a team are called signs where nothing in it tells of the sky:
 * they are no place and no night. Each word keeps its place.
 */
export function withStarsOfTheSkyOnly(sentences: readonly string[]): string[] {
  const hasSky = sentences.some((text) => sky.test(text));
  return hasSky ? [...sentences] : sentences.map((text) => text.replace(star, 'sign'));
}
