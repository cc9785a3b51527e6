/** "V = I × R", "a² + b² = c²"; a token of its own, the small number may stand apart. */
const formula =
  /(?<!\p{L})\p{L}(?: ?[²³])? [+×·÷-] \p{L}(?: ?[²³])? = \p{L}(?: ?[²³])?|(?<!\p{L})\p{L} = \p{L} [+×·÷-] \p{L}(?!\p{L})/u;

/** Terms that a text marks as such by how it writes them, whatever part of speech its words have. */
export function namedTerms(texts: readonly string[], concept: string): { term: string; sentence: number }[] {
  const found: { term: string; sentence: number }[] = [];
  const add = (term: string | undefined, sentence: number) => {
    if (term && term.length > 2 && !found.some((one) => one.term.toLowerCase() === term.toLowerCase()))
      found.push({ term, sentence });
  };
  const wanted = concept.trim().toLowerCase();
  texts.forEach((text, sentence) => {
    if (wanted && text.toLowerCase().includes(wanted)) add(wanted, sentence);
    // A list that names its points: "1. Prophase: the chromosomes get thick."
    add(/^\d{1,2}[.)] (\p{L}[\p{L} -]{2,24}):\s/u.exec(text)?.[1]?.toLowerCase(), sentence);
    add(
      /(?<!\p{L})(?:is|are|was|were) called (?:an? |the |its |their )?((?:\p{Lu}\p{Ll}+ )?\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]+)?)(?:[.,;:!]|$)/u.exec(
        text,
      )?.[1],
      sentence,
    );
    add(
      /(?<!\p{L})\p{Lu}[\p{L}-]+'s? (?:law|laws|theorem|principle|theory|rule)(?!\p{L})/u.exec(text)?.[0],
      sentence,
    );
    add(formula.exec(text)?.[0].replace(/ (?=[²³])/g, ''), sentence);
  });
  return found;
}
