import { bubbleLimit, splitToFit } from '../text/pieces.ts';

/**
 * A sentence with speech in it, taken apart: `before` and `after` are narration that is more than "says Ana".
 * No `speaker` means that the story does not tell who speaks. `attributed` when the sentence itself tells it.
 */
export type Quote = {
  spoken: string[];
  before: string;
  after: string;
  speaker?: string;
  listener?: string;
  attributed: boolean;
  /** The one who tells the story speaks. */
  self?: true;
  /** Who speaks is not there: the words come from a telephone, a radio or a screen, or stand in a letter. */
  far?: 'heard' | 'written';
};

/** A sentence in pieces: what is spoken, and the narration around it, one piece more. */
export type SpeechPieces = { spoken: string[]; outside: string[] };

/** Takes speech in straight double quotes out of a sentence; undefined when there is none, or only a word or a title. */
export function speechPieces(text: string): SpeechPieces | undefined {
  const parts = openIncise(text).split('"');
  if (parts.length < 3 || parts.length % 2 === 0) return undefined;
  const spoken = parts.filter((_, i) => i % 2 === 1);
  if (spoken.some((line) => !/[\p{L}\p{N}]/u.test(line))) return undefined;
  const outside = parts.filter((_, i) => i % 2 === 0);
  return isTitleOrWord(spoken, outside[0]!) ? undefined : { spoken, outside };
}

/** French and Spanish put "dit-il" into the middle of the speech: « Bonjour, dit-il, que vous êtes joli ! » */
const openIncise = (text: string) =>
  text.replace(
    /^("[^"]*?,) ((?:(?:a|ont|avait)-t-(?:il|elle|ils|elles|on) \p{L}+|ai-je \p{L}+|dis-je)|(?:dit|demanda|répondit|continua|ajouta|expliqua|s'écria|reprit|murmura|fit|cria)(?:-t)?(?:-(?:il|elle)| (?:le |la |l')?\p{L}+)),? ([^"]+")/iu,
    '$1" $2, "$3',
  );

/**
 * A quotation as it is told: a speaker who is known needs no "says Ana".
 * @param isAttribution whether a piece of narration says who speaks and nothing else
 */
export function quoteFrom(
  { spoken, outside }: SpeechPieces,
  { speaker, listener, self }: { speaker?: string; listener?: string; self?: true },
  isAttribution: (part: string) => boolean,
): Quote {
  // Whoever is not known keeps "says the stranger" in a caption, so that the reader is not misled.
  const known = speaker !== undefined || self;
  const says = (part: string) => !/[\p{L}\p{N}]/u.test(part) || isAttribution(part);
  const keeps = (part: string) => !says(part) || (!known && /\p{L}/u.test(part));
  const after = outside
    .slice(1)
    .filter(keeps)
    .map((part) => part.trim());
  return {
    spoken: joinSpeech(spoken),
    before: keeps(outside[0]!) ? openCaption(outside[0]!.trim().replace(/,$/, ':')) : '',
    after: after.length > 0 ? openCaption(after.join(' … ').replace(/,$/, '.')) : '',
    ...(speaker && { speaker }),
    ...(listener && { listener }),
    attributed: outside.some((part) => /\p{L}/u.test(part)),
    ...(self && { self }),
  };
}

/** `"Take it," she says, "and run."` is one speech in two pieces: together when they fit one bubble. */
function joinSpeech(pieces: string[]): string[] {
  const fullStop = /\p{Script=Devanagari}/u.test(pieces.join('')) ? '।' : '.';
  const lines: string[] = [];
  for (const piece of pieces.map((p) => p.trim())) {
    const goesOn = /^\p{Ll}/u.test(piece);
    const before = lines.at(-1);
    const both = before && `${goesOn ? before : closed(before, fullStop)} ${piece}`;
    if (both && splitToFit(both, bubbleLimit).length === 1) lines[lines.length - 1] = both;
    else lines.push(piece);
  }
  return lines.map((line, i) => (/^\p{Ll}/u.test(lines[i + 1] ?? '') ? line : closed(line, fullStop)));
}

/** Speech that ends: a comma before "says Ana" becomes a full stop. */
const closed = (line: string, fullStop: string) =>
  line.replace(/,$/, fullStop).replace(/(?<=[\p{L}\p{M}\p{N}])$/u, fullStop);

/** A caption that goes on before or after the speech. */
const openCaption = (text: string) =>
  /^\p{Ll}/u.test(text) ? `… ${text}` : text.replace(/^[,.;:–—-]+\s*/u, '');

const quotesWords =
  /(?:^|\s)(?:as|called|named|titled|title|means?|meant|words?|sign|letters?|labelled|labeled|spelled|nicknamed)\s*$/iu;

/** `the word "photo" means light` quotes a word, it does not speak. */
function isTitleOrWord(spoken: string[], before: string): boolean {
  if (quotesWords.test(before)) return true;
  const first = spoken[0]!;
  return (
    spoken.length === 1 &&
    first.split(' ').length < 4 &&
    !/[.!?।]$/.test(first) &&
    !/[,:]\s*$/.test(before) &&
    before !== ''
  );
}
