import { kindOf } from '../../words/kind-of.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import type { NamePlace } from './name-clues.ts';
import { speciesNamed } from './noun-kinds.ts';

/** Names of what is no single person, by how they stand in their sentences. */

/** "The Yongle Emperor". */
export const rulerBehind =
  /\p{L} (?:Emperor|Empress|King|Queen|Sultan|Pharaoh|Prince|Princess|Caliph|Khan|Shogun|Tsar)$/u;

/** "At Cooper Union", and nowhere without such a word. */
export const isWhere = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.every(({ from, index }) =>
    /(?<!\p{L})(?:at|in|inside|outside|near) (?:the )?$/iu.test(sentences[index]!.slice(0, from)),
  );

/** "Apollo 13", "Room 5", "Class 7C": what is counted is no person. */
export function kindOfCounted(
  name: string,
  places: readonly NamePlace[],
  sentences: readonly string[],
): 'group' | 'thing' | undefined {
  const isCounted = places.every(({ to, index }) =>
    /^(?: No\.?| Number)?[ -]\d{1,4}\p{Lu}?(?![\p{L}\d]|[.,:]\d| (?:years?|months?|weeks?|days?|hours?|minutes?|times|people|of))/u.test(
      sentences[index]!.slice(to),
    ),
  );
  if (!isCounted || name.includes(' ') || isFirstName(name) || speciesNamed(name.toLowerCase()))
    return undefined;
  return /^(?:Room|Class|Year|Grade|Group|Form|Team|Table)$/.test(name) ? 'group' : 'thing';
}

const listed = '(?:the )?\\p{Lu}\\p{L}+(?:, (?:and |or )?| and | or )';
const upForChoice = new RegExp(
  `(?<!\\p{L})(?:names|options|choices)(?: [^.:;"]{1,40})?: (?:${listed})*$`,
  'u',
);

/** "Three names were on the board: Otter, Loon and Moose": what something may be called; pupils have names of people. */
export const isUpForChoice = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.some(({ from, index }) => {
    const text = sentences[index]!;
    if (!upForChoice.test(text.slice(0, from))) return false;
    const names = text.slice(text.lastIndexOf(': ', from)).match(/\p{Lu}\p{L}+/gu) ?? [];
    return names.some((name) => speciesNamed(name.toLowerCase()) !== undefined);
  });

/** "The Pérez family": all of them. */
export const isFamily = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.every(
    ({ from, to, index }) =>
      /(?<!\p{L})the $/iu.test(sentences[index]!.slice(0, from)) &&
      /^ (?:family|household|clan|twins|brothers|sisters|children)(?!\p{L})/u.test(
        sentences[index]!.slice(to),
      ),
  );

/** "They sang Happy Birthday", "the sign said Lambayeque": words, whoever they may name elsewhere. */
export const isSungOrWritten = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.every(({ name, from, index }) =>
    (name.includes(' ') ? sung : written).test(sentences[index]!.slice(0, from)),
  );
const sung =
  /(?<!\p{L})(?:s[aiu]ng|sings|singing|hummed|hums|humming|whistled|plays?|played|danced to) (?:the song )?"?$/iu;
const written =
  /(?<!\p{L})(?:sign|label|card|map|poster|board|ticket|plaque|page|cover|banner|box)(?:,? (?:it|that|which))? (?:said|says|read|reads) "?$/iu;

/** "the Okafors", "the Dominicans": many who bear one name. */
export const isOfMany = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  /^\p{Lu}\p{Ll}+[^s]s$/u.test(name) &&
  places.some(({ from, index }) => /(?<!\p{L})the $/iu.test(sentences[index]!.slice(0, from)));

/** "In the morning the Carpathia came": a ship, a newspaper, a house, but nobody. */
export const isTheOne = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  (!isFirstName(name.split(' ')[0]!) || name.includes(' ')) &&
  !rulerBehind.test(name) &&
  places.every(({ from, index }) => /(?<!\p{L})the $/iu.test(sentences[index]!.slice(0, from)));

/** "Aber means river mouth", "Cardigan is called Aberteifi in Welsh": a word that is explained. */
const isExplained =
  /^ means (?!(?:that|to|well|it|business|what|so|a lot|everything|no harm)(?!\p{L}))\p{Ll}|^ is called \p{Lu}[\p{L}-]+ in \p{Lu}/u;
/** "… is called Aberteifi in Welsh" */
const inAnotherLanguage =
  /^ in (?:\p{Lu}\p{L}*(?:sh|ch|an|ese|ic|ili)|Hindi|Urdu|Bengali|Tamil|Māori|Zulu|Latin|Greek)(?! class)(?!\p{L})/u;

/** "Pont is bridge, she said": a name for a thing, without an article. */
const isWordFor = (after: string) =>
  /^(?:artifact|place)$/.test(
    kindOf(
      /^ is (?!(?:here|there|home|inside|outside|upstairs|downstairs|back|ahead|east|west|north|south|last|next|top|bottom)(?!\p{L}))(\p{Ll}+)(?:,|\.$| and )/u.exec(
        after,
      )?.[1] ?? '',
    ) ?? '',
  );

/** "Braille is a way of writing": what somebody has left their name to; or a word that the text explains. */
export const isNotion = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.some(({ from, to, index }) => {
    const [before, after] = [sentences[index]!.slice(0, from), sentences[index]!.slice(to)];
    const isTranslated = /(?<!\p{L})(?:called|say|means) $/u.test(before) && inAnotherLanguage.test(after);
    return isTranslated || isExplained.test(after) || isWordFor(after) || isLegacy.test(after);
  });

const isLegacy =
  /^ (?:is|was) (?:an?|the) (?:\p{Ll}+ ){0,2}(?:way|system|kind of|form of|method|code|alphabet|scale|unit|script|language|set of|name for)(?!\p{L})/u;

/** "I was born on Pagume 6", "in Meskerem, our first month": a month of another calendar. */
export const isMonth = (places: readonly NamePlace[], sentences: readonly string[]) =>
  places.some(
    ({ from, to, index }) =>
      (/(?<!\p{L})(?:on|since|until|till|by) (?:the \d{1,2}(?:st|nd|rd|th)? (?:of )?)?$/iu.test(
        sentences[index]!.slice(0, from),
      ) &&
        /^ \d{1,2}(?![\d:])(?! ?(?:\p{L}|%))/u.test(sentences[index]!.slice(to))) ||
      /^,? (?:is |was )?(?:the|our|their) (?:\p{Ll}+ ){0,2}month(?!\p{L})/u.test(sentences[index]!.slice(to)),
  );

const ideaEnding = /(?:[ts]ion|ism|ity|ness|ment|[ae]nce|sis|ship|logy|ics)$/u;

/** "Evaporation turns water into vapour": a noun that only begins a sentence is no name, whatever it does. */
export const isIdea = (name: string, places: readonly NamePlace[]) =>
  places.every(({ from }) => from === 0) &&
  ideaEnding.test(name) &&
  !isFirstName(name) &&
  (noNameEnding.test(name) || kindOf(name.toLowerCase()) !== undefined);
/** "Gravity pulls": what only begins sentences. */
export const isMatter = (name: string, places: readonly NamePlace[]) =>
  /^(?:phenomenon|substance)$/.test(kindOf(name.toLowerCase()) ?? '') &&
  !name.includes(' ') &&
  places.every(({ from }) => from === 0) &&
  !isGivenName(name);
/** Nobody is called so, also where no dictionary has the word: digestion, photosynthesis. */
export const noNameEnding = /(?:[ts]ion|ynthesis|ology)$/u;
