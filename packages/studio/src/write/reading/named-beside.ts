import { isA, kindOf } from '../../words/kind-of.ts';
import { singular } from '../text/words.ts';
import { beingOf, speciesNamed } from './noun-kinds.ts';

/** A noun that the words beside a name say of it, and the word before that noun. */
export type Said = { noun: string; before?: string | undefined };

const own = "(?:an?|the|one|another|my|our|his|her|their|its|\\p{Lu}\\p{Ll}+['’]s)";
const many =
  '(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|both|all|every|my|our|his|her|their)';
const names = "(?:(?:the )?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*(?:, (?:and )?| and ))*(?:the )?";

/** "Two donkeys, Alfa and Beto", "three boats: the James Caird, …". */
const ofSeveral = new RegExp(
  `(?<!\\p{L})${many} (?:[\\p{Ll}-]+ ){0,2}([\\p{Ll}-]+?s?)(?: (?:called|named)|[,:]) ${names}$`,
  'iu',
);
/** "A bird he calls Auntie". */
const callsSo =
  /(?<!\p{L})(?:an?|the|one|another) (?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+),? (?:(?:that|which|whom) )?(?:he|she|they|we|I|you|everyone|everybody|people|\p{Lu}\p{Ll}+|the \p{Ll}+)(?: all)? call(?:s|ed)? $|(?<!\p{L})(?:[Aa]n?|[Tt]he|one|another) (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+),? (?:that|which|whom) (?:[\p{L}'’-]+ ){2,6}call(?:s|ed)? $|(?<!\p{L})(?:the|its) (\p{Ll}+)['’]s name[^.:]{0,30}: $/u;
/** "A woman in the line, Shefali, …", "her pony, Jeldet.", "said our guide, Senhora Prado." */
const putBefore = new RegExp(
  `(?:^|["“;,:.] |(?<!\\p{L})(?:and|but|or|then|said|says|asked|replied|answered|explained|shouted|whispered|called|with|to|from|by|on|for|of|at|beside|behind|near|told|met|saw|is|was|when|while|because|lives|lived|came|stood|sat) )${own} ((?:[\\p{Ll}-]+ ){0,3}?[\\p{Ll}-]+)(?: (?:in|from|of|at|on|with|under|behind|next to|near|number) (?:${own} )?[\\p{L}\\d ]{2,25})?, (?:the )?$`,
  'iu',
);

/** A noun whose bearer is a thing that is moved in or made to move. */
const isVessel = (noun: string) =>
  /^(?:ship|boat|ferry|steamer|steamship|yacht|schooner|canoe|dhow|trawler|tugboat|lifeboat|icebreaker|rocket|spacecraft|spaceship|capsule|probe|rover|satellite|lander|shuttle|locomotive|submarine|airship|robot|drone|telescope)$/.test(
    noun,
  );
const besideVessel = /(?<!\p{L})(?:the|an?|his|her|their|our|my) (?:[\p{Ll}-]+ ){0,2}(\p{Ll}+),? $/u;
const isMade =
  /^,? (?:is|was) (?:an?|the|our|my|his|her|their) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}+)(?=[.,;!]| (?:who|that|which|with|made|of|from|in|on)(?!\p{L}))/u;
const calledSo = /(?<!\p{L})an? (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+),? (?:called|named) $/u;

/** What people are said to be who are none of it. */
const saidOfPeople =
  /^(?:star|gem|jewel|treasure|rock|machine|pain|joy|mess|success|failure|hit|natural|mix|symbol|model|part|match|brick|dream|wonder|surprise|help|delight|puzzle|mystery|tower|picture|book|shadow|force|riot|hoot|hand|heart|brain|face|voice|treat|storm|light|flower|rose|peach|nut|potato|kind|sort|type|bit|lot|handful|little|natural)$/;

/** What is a thing and no being, by its noun: a comma, a seed, a ship, a drop. */
export function isThing(noun: string): boolean {
  if (isVessel(noun)) return true;
  if (beingOf(noun) || speciesNamed(noun) || saidOfPeople.test(noun)) return false;
  const kind = kindOf(noun);
  return /^(?:artifact|plant|food|body|substance|phenomenon)$/.test(kind ?? '') && !isA(noun, 'person');
}

/** "A bird he calls Auntie": what others call so, of what stands before a name. */
export const calledByOthers = (before: string): string | undefined =>
  callsSo.exec(before)?.slice(1).find(Boolean);

/** The nouns that stand beside a name as what it is; the last is nearest. */
export function saidBeside(before: string, after: string): Said[] {
  const found: Said[] = [];
  const several = ofSeveral.exec(before)?.[1];
  if (several) found.push({ noun: singular(several) });
  const called = calledByOthers(before);
  if (called) found.push({ noun: called });
  // "The engineer was a poet and a king: Nezahualcoyotl of Texcoco."
  const behindColon = /(?<!\p{L})(?:an?|the) (?:\p{Ll}+ ){0,2}(\p{Ll}+): $/u.exec(before)?.[1];
  if (behindColon) found.push({ noun: behindColon });
  if (/^(?:[,.;:!?"”]|$)/.test(after)) {
    const phrase = putBefore.exec(before)?.[1]?.split(' ');
    const noun = phrase?.at(-1);
    if (noun) found.push({ noun, before: phrase?.at(-2) });
  }
  return found;
}

/**
 * The thing that a name is said to be: "the ferry Regula", "Rosie was a robot", "a comma called Colin".
 * @param isGiven whether people bear the name: of them less is believed
 */
export function thingBeside(before: string, after: string, isGiven: boolean): string | undefined {
  const vessel = besideVessel.exec(before)?.[1];
  if (vessel && isVessel(vessel)) return vessel;
  const made = isMade.exec(after)?.[1];
  if (made && (isGiven ? isVessel(made) || kindOf(made) === 'artifact' : true) && isThing(made)) return made;
  // "They built Koko from milk cartons."
  if (
    /(?<!\p{L})(?:built|assembled|knitted|carved|constructed|programmed) $/u.test(before) &&
    /^ (?:from|out of|with|in) /u.test(after)
  )
    return 'machine';
  const called = calledSo.exec(before)?.[1];
  return called && isThing(called) ? called : undefined;
}

/** What the next sentence says somebody is who has just got a name: "She is a Malayan tapir, black in front." */
export const saidNext = (next: string): string | undefined =>
  /^(?:He|She|It)(?: is| was|['’]s) an? (?:[\p{L}-]+,? ){0,3}?(\p{Ll}[\p{Ll}-]+)(?=[.,;!]| (?:with|who|that|and|from|of)(?!\p{L}))/u.exec(
    next,
  )?.[1];

/** To whom a name is called: "'Good morning, Sang Buaya!' he called to the old crocodile." */
export const calledTo = (before: string, after: string): string | undefined =>
  /(?:^|, |")$/.test(before) && before.split('"').length % 2 === 0
    ? /^[,!.?][^"]{0,80}" (?:\p{L}+ ){1,3}?(?:called|said|says|cried|shouted|whispered)(?: \p{Ll}+ly)? to (?:the|an?|his|her|their) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)(?=[.,;])/u.exec(
        after,
      )?.[1]
    : undefined;

/** "Two little foxes lived there. Their names were Rudy and Kita." */
export function namedTogether(before: string, previous: string): string | undefined {
  if (!new RegExp(`(?<!\\p{L})[Tt]heir names (?:are|were) ${names}$`, 'u').test(before)) return undefined;
  const words = previous.match(/\p{Ll}[\p{L}-]+/gu) ?? [];
  const several = words.findLast((word) => singular(word) !== word && beingOf(singular(word)) !== undefined);
  return several === undefined ? undefined : singular(several);
}

/** Who is new in a sentence: "a puppy" in "a puppy of the breed Anatolian shepherd". */
export const newIn = (text: string): Said | undefined =>
  [
    ...text.matchAll(
      /(?<!\p{L})an? (?:\p{Ll}+ )?(?:(\p{Ll}+) )??(\p{Ll}+)(?= (?:of|from|with|who|that|called|named|and|in|at|on)(?!\p{L})|[.,;!])/gu,
    ),
  ]
    .map(([, before, noun]): Said => ({ noun: noun!, before }))
    .findLast(({ noun }) => beingOf(noun) !== undefined && beingOf(noun)?.kind !== 'group');
