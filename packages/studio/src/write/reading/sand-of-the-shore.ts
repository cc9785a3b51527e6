/** What a text tells of where sand lies on the ground. */
const ground =
  /(?<!\p{L})(?:beach(?:es)?|shores?|seashore|seaside|coast\p{L}*|sea|ocean|waves?|tides?|crabs?|(?:sea)?shells?|turtles?|islands?|lagoon|surf\p{L}*|swim\p{L}*|swam|lake|river|banks?|deserts?|dunes?|camels?|oasis|caravan|sandstorms?|sandpit|sandbox|sandcastles?|playground|fishing|boats?|barefoot|footprints?|toes)(?!\p{L})/iu;
const sand = /(?<!\p{L})sand(?!\p{L})/giu;

/**
 * The sentences of a story, in which sand that is put into a pot or a filter is called grit where nothing in it tells of a shore
 * or a desert: it is no beach. Each word keeps its place.
 */
export function withSandOfTheShoreOnly(sentences: readonly string[]): string[] {
  const liesThere = sentences.some((text) => ground.test(text));
  return liesThere ? [...sentences] : sentences.map((text) => text.replace(sand, 'grit'));
}
