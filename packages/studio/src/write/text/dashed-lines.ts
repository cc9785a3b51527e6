import { speechVerbs } from '../reading/speech-verbs.ts';

/** A dialogue typed with a dash before each speech: "– Can I have it? asks Marcos." English. */

/** A list has dashes as well, and nobody asks or says anything in it. */
const least = { speeches: 2, attributed: 1 };

/** A dash that opens a line, or a long one behind a full stop. */
const opening = /(?<=^|\n)[–—-] +(?=\S)|(?<=[.!?…] )[–—] +(?=[\p{Lu}"…])/gu;
const name = "(?:\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})";
const who = `(?:he|she|they|I|we|(?:the|an?|my|our|his|her|their) (?:\\p{Ll}+ ){0,2}\\p{Ll}+(?: ${name})?|${name})`;
/** Who says it, behind the words: "asks Marcos", "he says", "says his cousin Nerea". */
const attribution = new RegExp(
  `[,.!?…]\\s+(?<told>(?:(?:${speechVerbs}|notices|noticed) ${who}|${who} (?:${speechVerbs}))(?!\\p{L}))`,
  'u',
);
/** ", it's faster.": the speech goes on; what somebody does besides is told. */
const goesOn =
  /^(?<told>[^,;:.!?…]*), (?<more>(?!who |which |and |as |while |with |when |but |because |\p{Ll}+ing )\p{L}[^.!?…]*[.!?…])/u;

/** A story with the speeches behind its dashes in quotes; any other as it is. */
export function quoteDashedLines(story: string): string {
  const dashes = [...story.matchAll(opening)];
  const [first] = dashes;
  if (!first || dashes.length < least.speeches) return story;
  const segments = dashes.map(({ 0: dash, index }, i) => {
    const from = index + dash.length;
    const text = story.slice(from, dashes[i + 1]?.index);
    const end = text.indexOf('\n');
    return end < 0 ? { text, rest: '' } : { text: text.slice(0, end), rest: text.slice(end) };
  });
  if (segments.filter(({ text }) => attribution.test(text)).length < least.attributed) return story;
  const isByLine = dashes.every(({ index }) => index === 0 || story[index - 1] === '\n');
  return (
    story.slice(0, first.index) + segments.map(({ text, rest }) => quoted(text, isByLine) + rest).join('')
  );
}

/** @param isByLine whether each speech has a line of its own, which ends it where nobody is told to say it */
function quoted(text: string, isByLine: boolean): string {
  if (text.includes('"')) return text;
  const found = attribution.exec(text);
  if (!found) {
    const end = isByLine ? text.length : (/[.!?…](?= \p{Lu}|\s*$)/u.exec(text)?.index ?? text.length) + 1;
    const said = text.slice(0, end).trimEnd();
    return `"${said}"${text.slice(said.length)}`;
  }
  const at = found.index + found[0].length - found.groups!.told!.length;
  const rest = text.slice(at);
  const more = goesOn.exec(rest);
  const told = more ? `${more.groups!.told}, "${more.groups!.more}"${rest.slice(more[0].length)}` : rest;
  return `"${text.slice(0, at).trimEnd()}" ${told}`;
}
