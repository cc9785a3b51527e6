import { plainWords, singular } from './words.ts';

/** Words this short are in every sentence. */
const leastLetters = 3;
/** Letters by which two forms of a word are known: "weathering" and "weathers". */
const stemLetters = 5;
const everywhere = new Set(
  'the and for are was were has had have not but all one its this that with from they them their there what when which then than into each more most some many much very only also about between other while you your how why who where will can may must out does did'.split(
    ' ',
  ),
);

/** Beginnings of the words of an English text that say what it is about, numbers among them, in their order. */
export const stemsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => (word.length >= leastLetters || /\d/.test(word)) && !everywhere.has(word))
    .map((word) => singular(word).slice(0, stemLetters));
