/** Speech in single quotes, as British books set it: 'Will it float?' asked Ana. */

/** An apostrophe before a letter begins a word cut short, too. */
const shortened = /^(?:tis|twas|em|cause|cos|coz|til|n|bout|round)(?!\p{L})/iu;
const opens = /(?<=^|[\s(—–])['‘](?=[\p{L}\p{N}¿¡…])/gu;
/** Speech closes after its stop; a word or a title without one. */
const closes = {
  speech: /(?<=[.,!?…—–-])['’](?=$|[\s)—–])/u,
  word: /(?<=[\p{L}\p{N}])['’](?=$|[\s,.;:!?)—–])/u,
};
/** A longer one without a stop is the apostrophe of "the boys' dog", in UTF-16 units. */
const longestWord = 40;

/**
 * A story with double quotes instead of single ones; as it is where it has double ones already: those within are single then.
 * Apostrophes stay.
 */
export function doubleQuotes(story: string): string {
  if (/["“”„«»]/.test(story)) return story;
  return story
    .split('\n')
    .map((paragraph) => {
      let text = paragraph;
      for (const { index: from } of [...paragraph.matchAll(opens)].reverse()) {
        const after = paragraph.slice(from + 1);
        if (shortened.test(after)) continue;
        const to = closingIn(after.slice(0, nextOpening(after)));
        if (to !== undefined)
          text = `${text.slice(0, from)}"${after.slice(0, to)}"${text.slice(from + 1 + to + 1)}`;
      }
      return text;
    })
    .join('\n');
}

function nextOpening(text: string): number {
  const found = [...text.matchAll(opens)].find(({ index }) => !shortened.test(text.slice(index + 1)));
  return found?.index ?? text.length;
}

function closingIn(text: string): number | undefined {
  const speech = text.search(closes.speech);
  if (speech > 0) return speech;
  const word = text.search(closes.word);
  return word > 0 && word <= longestWord ? word : undefined;
}
