import { idioms } from './idioms.ts';

/** Speech replaced by signs that no word has, so that positions stay. */
export const maskQuotes = (text: string) =>
  text
    .replace(/"[^"]*"/g, (quote) => '~'.repeat(quote.length))
    .replace(written, (words) => '~'.repeat(words.length))
    .replace(atOtherTimes, (words) => '~'.repeat(words.length))
    .replace(idioms, (words) => '~'.repeat(words.length));

/** "A card with a name: Olga Brandt, 12 Mill Street": whose name is written somewhere is not there. */
const written =
  /(?<=(?<!\p{L})(?:card|sign|label|note|letter|poster|name|names|address|title|headline|message|tag)(?: (?:said|says|read|reads|on it))?: )\P{Ll}[^.!?]*(?:\.(?= ?\p{Lu})[^.!?]*)*/gu;

/** "It was higher, like when my mum and my dad sing": who does it at other times is not there. */
const atOtherTimes = /(?<!\p{L})like when (?:my|your|our) [^.,;:!?"~]*/giu;
