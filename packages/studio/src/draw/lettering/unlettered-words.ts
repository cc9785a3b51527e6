/** Letters and digits of scripts that no lettering font has. Of the scripts it has, only a font book knows every sign. */
const foreign =
  /(?=[\p{L}\p{N}])[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** The words of a text that cannot be lettered, each once: for asking about them without any font. */
export function unletteredWords(text: string): string[] {
  return wordsWith(text, (char) => foreign.test(char));
}

/** The words of a text that have such a character, each once, without the punctuation around them. */
export function wordsWith(text: string, has: (char: string) => boolean): string[] {
  const words = text.normalize('NFC').split(/\s+/);
  return [
    ...new Set(words.filter((word) => [...word].some(has)).map((word) => word.replace(edges, '') || word)),
  ];
}
