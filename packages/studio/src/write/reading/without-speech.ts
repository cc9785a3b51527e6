/** A text with a space for each of its speeches: what is told, and not said. */
export const withoutSpeech = (text: string): string => text.replace(/"[^"]*"/g, ' ');

/** What is said in a text, its speeches one after another. */
export const speechOf = (text: string): string =>
  [...text.matchAll(/"([^"]*)"?/g)].map(([, said]) => said).join(' ');
