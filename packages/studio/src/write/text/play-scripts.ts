/**
 * A play is typed as "LIA: Robot, make a cake! FATHER: I do not know how.": who speaks stands before a colon, and nothing
 * closes what they say but the next name, a new line or what somebody does, in brackets.
 */

/** So many speeches a text has at least, and so many of one of its people, that its colons are those of a play. */
const least = { speeches: 3, ofOne: 2, speakers: 2 };
/** A longer speech in one pair of quotes would be taken for a quote that was never closed, in UTF-16 units. */
const longest = 200;

/** A full stop ends what was said before, but after a title. */
const word =
  "(?:(?:M[Rr][Ss]?|M[Ss]|M[Mm][Ee]|D[Rr]|P[Rr][Oo][Ff]|S[Tt]|S[Rr][Aa]?)\\.|\\p{Lu}[\\p{L}\\p{M}'-]*)";
const label = new RegExp(
  `(?<=^|\\n|[.!?…)"'] )(?<name>${word}(?: ${word}){0,2}(?: \\d)?)(?<how> \\([^()\\n]{1,40}\\)|(?<=\\p{Lu}{2}),? \\p{Ll}[^.!?:;()\\n"]{2,80})?: (?=[^\\s"])`,
  'gu',
);
/** What stands before a colon in a report, a recipe, a diary or a list of questions. */
const heading =
  /^(?:Aim|Answers?|Characters?|Conclusions?|Date|Day|Equipment|Example|Facts?|Goal|Hypothesis|Ingredients|Materials?|Method|Moral|Notes?|P\.?S\.?|Part|Place|Problem|Procedure|Questions?|Q|A|Reasons?|Results?|Rules?|Scene|Setting|Solution|Steps?|Task|Time|Title|Tip|Tools|Variables?|Warning|Week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)(?: \d+)?$/iu;

/** "LIA" is Lia. */
const asName = (name: string) =>
  /\p{Ll}/u.test(name) || name.length < 2
    ? name
    : name.replace(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLowerCase());

/** Puts the speeches of a play into quotes; any other text stays as it is. Its words stay as they are, names with one capital. */
export function quotePlay(story: string): string {
  const labels = [...story.matchAll(label)].filter(({ groups }) => !heading.test(groups!.name!));
  const times = new Map<string, number>();
  for (const { groups } of labels) times.set(groups!.name!, (times.get(groups!.name!) ?? 0) + 1);
  if (
    labels.length < least.speeches ||
    times.size < least.speakers ||
    Math.max(...times.values()) < least.ofOne
  )
    return story;
  const names = [...times.keys()].filter((name) => asName(name) !== name);
  // "NIKIAS, a potter, waits in the queue": whoever speaks later comes on in capitals as well.
  const told = (text: string) =>
    names.reduce(
      (all, name) => all.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), asName(name)),
      text,
    );
  return (
    told(story.slice(0, labels[0]!.index)) +
    labels
      .map((found, i) => {
        const from = found.index + found[0].length;
        const whole = story.slice(from, labels[i + 1]?.index);
        // "LIA: (laughing) No!"
        const [, doing = ''] = /^(\(\p{Ll}[^()\n]{1,40}\)) (?=[^\s(])/u.exec(whole) ?? [];
        const rest = doing ? whole.slice(doing.length + 1) : whole;
        const end = rest.search(/\n| ?\((?=\p{Lu})/u);
        const said = end < 0 ? rest : rest.slice(0, end);
        // "LIA: (Sighs.) Well …" begins with what she does: it stays as it is.
        const { name = '', how = '' } = found.groups!;
        return `${asName(name)}${how}${doing && ` ${doing}`}: ${said ? quoted(said) + told(rest.slice(said.length)) : told(rest)}`;
      })
      .join('')
  );
}

/** A speech in quotes; those in it become single ones, and a long one has several pairs. */
function quoted(said: string): string {
  const words = said.trimEnd();
  const pieces: string[] = [];
  for (const sentence of words.replaceAll('"', "'").split(/(?<=[.!?…]) (?=\p{Lu})/u)) {
    const both = pieces.length > 0 ? `${pieces.at(-1)} ${sentence}` : sentence;
    if (pieces.length > 0 && both.length <= longest) pieces[pieces.length - 1] = both;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => `"${piece}"`).join(' ') + said.slice(words.length);
}
