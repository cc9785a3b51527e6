import { speechVerbs } from '../reading/speech-verbs.ts';
import { quoteDashedLines } from './dashed-lines.ts';
import { quotePlay } from './play-scripts.ts';
import { doubleQuotes } from './single-quotes.ts';

const abbreviations =
  /(?:^|[\s("'])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|e\.g|i\.e|fig|inc|ltd|capt|gen|sen|rep|gov|mt|approx|ca|bzw|usw|sra?|srta|mme|mlle|dna|डॉ|a\.m|p\.m|[a-z]|(?:[a-z]\.)+[a-z])\.$/i;
/** "Mr. Kamau told us", "My dad shouted" after what they said. */
const speechVerb = new RegExp(
  `^(?:(?:\\p{Lu}[\\p{L}.'-]*|[Mm]y|[Hh]is|[Hh]er|[Tt]he|[Oo]ur|of|little|old|big)\\s){1,4}?(?:\\p{Ll}+\\s)?(?:${speechVerbs})(?![\\p{L}])`,
  'u',
);
/** `"Can you lend me money?" Otieno laughed and shook his head.`: what somebody else does about it. */
const doesBesides =
  /^(?:\p{Lu}[\p{L}.'-]* ){1,3}(?:laughed|smiled|grinned|sighed|frowned|nodded|chuckled) and (?!said|asked|answered|replied)\p{Ll}+/u;
/** "मीरा ने कहा" after what she said. */
const hindiSpeech = /^[\p{L}\p{M} ]{1,40}?(?:कहा|पूछा|बोल[ाीे]ं?|बताया|चिल्लाया|चिल्लाई|सोचा)(?![\p{L}\p{M}])/u;
/** A quotation longer than this (UTF-16 units) is probably a quote mark that was never closed. */
const quoteMax = 240;

/** A sentence and the paragraph it stands in, counted from 0. */
export type PlacedSentence = { text: string; paragraph: number };

/**
 * The sentences of a story, in order, each with its words exactly as typed. White space is made single,
 * curly quotes straight, and stars are removed because they mark key terms in a script. A paragraph border
 * ends a sentence. A quotation of several sentences stays whole, and the speeches of a play are quoted.
 */
export function placeSentences(story: string): PlacedSentence[] {
  return quotePlay(straightQuotes(doubleQuotes(quoteDashes(quoteDashedLines(story.replace(/\*/g, ''))))))
    .split(/\s*\n\s*/)
    .flatMap((paragraph, i) =>
      splitParagraph(paragraph.replace(/\s+/g, ' ').trim()).map((text) => ({ text, paragraph: i })),
    );
}

/** A dash that opens speech, as in Spanish books: "—Ven —dijo Ana—. Te espero." Words between dashes are narration. */
const dashSpeech =
  /(?<=^|\n|[.!?…:]["”]?[ \t]+)[—–](?=[\p{Lu}¡¿«"])([^—–\n]+?) ?[—–](?=\p{Ll})([^—–\n]*?)(?:[—–]([.,:;]?) ?([^—–\n]+?[.!?…])(?=\s|$)|(?<=[.:])(?=\s|$))/gu;

const quoteDashes = (story: string): string =>
  story.replace(dashSpeech, (_, speech, told, stop = '', more = '') => {
    const first = `"${speech.trim()}" ${told.trim()}`;
    return more ? `${first}${stop} "${more.trim()}"` : first;
  });

/** Quotes of any language as straight ones: „…“, « … » and, as German books set them, »…«. */
function straightQuotes(text: string): string {
  const outward = /[«»]/.exec(text)?.[0] === '»';
  const spaced = outward ? text.replace(/[«»]/g, '"') : text.replace(/\s*»/g, '"').replace(/«\s*/g, '"');
  return spaced.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
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
  return sentences.filter((sentence) => /[^\s"'.,!?…।]/u.test(sentence)).flatMap(bySpeaker);
}

/** `Tom said, "Stop!"` has told who speaks: what follows is another sentence, whoever speaks in it. */
const attributed = new RegExp(`^[^"]*(?<!\\p{L})(?:${speechVerbs})(?: \\p{Ll}+)?[,:] "[^"]*"$`, 'u');

/** "1." before a step of a list. */
const listMark = /^\(?(?:\d{1,2}|[a-z])[.)]$/i;
/** "0.2 A.", "V = I × R." and "at 5 p.m." end where the next word begins a sentence. */
const unitEnd =
  /(?:\d\s?(?:\p{L}|[ap]\.m)|[=×÷+–-]\s?\p{L}|(?<!\p{L})(?:letter|plan|vitamin|grade|column|row|class|group|type|point|note|part|team|did|and|am|than|as)\s\p{Lu})\.$/iu;

function endsSentence(sentence: string, rest: string): boolean {
  if (!rest) return true;
  if (listMark.test(sentence.trim())) return false;
  if (/\bNo\.$/.test(sentence) && /^\d/.test(rest)) return false;
  if (/[.]$/.test(sentence) && abbreviations.test(sentence))
    return /^I\.$/.test(sentence) || (unitEnd.test(sentence) && /^[\p{Lu}"]/u.test(rest));
  if (/^\p{Ll}/u.test(rest)) return endsBeforeSmall(sentence, rest);
  if (attributed.test(sentence.trim())) return true;
  if (/[!?…]"$/u.test(sentence) && doesBesides.test(rest)) return true;
  return !(/[!?…।]"$/u.test(sentence) && (speechVerb.test(rest) || hindiSpeech.test(rest)));
}

/** Children often begin a sentence without a capital; after speech, an ellipsis or a cry the sentence goes on. */
const endsBeforeSmall = (sentence: string, rest: string) =>
  /[\p{L}\p{N})]\.$/u.test(sentence) && /\p{L}{2,}\.$|[\d)]\.$/u.test(sentence)
    ? true
    : /!!"$/.test(sentence) && /^(?:so|then|and then|after that|later|we|the next)\s/.test(rest);

const speaks = `(?:${speechVerbs})(?![\\p{L}])`;
const twoSpeakers = new RegExp(
  `^(?<one>[^"]*"[^"]+"[^"]*?${speaks}[^"]*?|[^"]*?${speaks},? "[^"]+"),? (?<two>(?:and|but|while) [^"]*?${speaks}[^"]*"[^"]+"[^"]*)$`,
  'u',
);

/** `"A!" cried Ana, and Ben called, "B!"` is two speeches of two people: one sentence each. */
function bySpeaker(sentence: string): string[] {
  const { one, two } = twoSpeakers.exec(sentence)?.groups ?? {};
  if (!one || !two || sentence.split('"').length !== 5) return [sentence];
  return [sentence.slice(0, sentence.length - two.length).trim(), two];
}
