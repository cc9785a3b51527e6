const year = /(?<!\d)1[0-8]\d\d(?!\d)|(?<!\p{L})BC(?!\p{L})/u;
const openingYear = /^In (?:the year )?1[0-8]\d\d(?!\d)/u;
const longAgo = /(?<!\p{L})(?:hundreds|thousands|\d[\d,]{2,}) (?:of )?years ago(?!\p{L})/iu;
const noName =
  /^(?:The|An|In|On|At|It|Its|He|She|They|We|His|Her|Their|My|Our|But|And|So|Then|When|With|That|This|These|Those|There|One|Some|Every|If|What|Why|How|Where|Who|No|Not|For|From|To|As|By|Of|After|Before|Now|Yes|Because)$/;

const namesIn = (text: string) =>
  (text.match(/\p{Lu}\p{L}{2,}/gu) ?? []).filter((word) => !noName.test(word));

/**
 * Follows looks back into history in a story of today: "In 1687 Isaac Newton …" plays somewhere else, and the story goes
 * on where it was with the next sentence that names one of its own people. A story of long ago has none.
 */
export function createAside() {
  const own = new Set<string>();
  let isOfLongAgo = false;
  let looksBack = false;
  return {
    /** Whether a sentence belongs to such a look back; sentences are asked about in order. */
    has(text: string): boolean {
      const names = namesIn(text);
      if (looksBack) looksBack = !names.some((name) => own.has(name));
      else
        looksBack =
          !isOfLongAgo && openingYear.test(text) && names.length > 0 && names.some((name) => !own.has(name));
      return looksBack || (!isOfLongAgo && longAgo.test(text));
    },
    /** Remembers whom a sentence of the story itself names. */
    note(text: string): void {
      if (looksBack) for (const name of namesIn(text)) own.delete(name);
      else {
        isOfLongAgo ||= year.test(text);
        for (const name of namesIn(text)) own.add(name);
      }
    },
  };
}
