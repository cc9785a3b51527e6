const abbreviations =
  /(?:^|[\s("'])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|e\.g|i\.e|fig|inc|ltd|capt|gen|sen|rep|gov|mt|approx|a\.m|p\.m|[a-z]|(?:[a-z]\.)+[a-z])\.$/i;
const speechVerb =
  /^(?:\p{Lu}\p{Ll}+|he|she|they|I)\s(?:said|says|asked|asks|shouted|cried|whispered|replied|called|answered)\b/u;
/** "मीरा ने कहा" after what she said. */
const hindiSpeech = /^[\p{L}\p{M} ]{1,40}?(?:कहा|पूछा|बोल[ाीे]ं?|बताया|चिल्लाया|चिल्लाई|सोचा)(?![\p{L}\p{M}])/u;
/** A quotation longer than this (UTF-16 units) is probably a quote mark that was never closed. */
const quoteMax = 240;

/** A sentence and the paragraph it stands in, counted from 0. */
export type PlacedSentence = { text: string; paragraph: number };

/**
 * The sentences of a story, in order, each with its words exactly as typed. White space is made single,
 * curly quotes straight, and stars are removed because they mark key terms in a script. A paragraph border
 * ends a sentence. A quotation of several sentences stays whole.
 */
export function placeSentences(story: string): PlacedSentence[] {
  return story
    .replace(/\*/g, '')
    .replace(/\s*»/g, '"')
    .replace(/«\s*|[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .split(/\s*\n\s*/)
    .flatMap((paragraph, i) =>
      splitParagraph(paragraph.replace(/\s+/g, ' ').trim()).map((text) => ({ text, paragraph: i })),
    );
}

/** As `placeSentences`, the texts alone. */
export const splitSentences = (story: string): string[] => placeSentences(story).map(({ text }) => text);

function splitParagraph(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let quoteAt = -1;
  for (const match of text.matchAll(/"|[.!?…؟۔।]+(?:["')\]]+|)(?=\s|$)|[。！？]+[」』"]?/g)) {
    const quotes = match[0].split('"').length - 1;
    if (quotes % 2 === 1) quoteAt = quoteAt >= 0 ? -1 : match.index;
    if (match[0] === '"') continue;
    const end = match.index + match[0].length;
    if (
      quoteAt >= 0 &&
      end - quoteAt < quoteMax &&
      text.indexOf('"', end) - quoteAt < quoteMax &&
      text.includes('"', end)
    )
      continue;
    if (!endsSentence(text.slice(start, end), text.slice(end).trimStart())) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
    quoteAt = -1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => /[^\s"'.,!?…।]/u.test(sentence));
}

function endsSentence(sentence: string, rest: string): boolean {
  if (!rest) return true;
  if (/\bNo\.$/.test(sentence) && /^\d/.test(rest)) return false;
  if (/[.]$/.test(sentence) && abbreviations.test(sentence)) return /^I\.$/.test(sentence);
  if (/^\p{Ll}/u.test(rest)) return false;
  return !(/[!?…।]"$/u.test(sentence) && (speechVerb.test(rest) || hindiSpeech.test(rest)));
}
