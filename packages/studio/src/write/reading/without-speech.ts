/** A text with a space for each of its speeches: what is told, and not said. */
export const withoutSpeech = (text: string): string => text.replace(/"[^"]*"/g, ' ');
