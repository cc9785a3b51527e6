import type { TaggedSentence } from './beings.ts';
import type { Mention } from './mentions.ts';
import { beingOf, isPluralNoun } from './noun-kinds.ts';
import type { Entity } from './reading.ts';

/** "… a girl with red socks. Her name is Liza.": the girl is Liza from the start. */
export function introductions(
  sentences: readonly TaggedSentence[],
  mentions: Mention[][],
  named: readonly Entity[],
): Map<string, Entity> {
  const found = new Map<string, Entity>();
  sentences.forEach(({ text }, index) => {
    for (const [noun, called] of lateNames(text, mentions[index]!)) {
      const bearer = named.find((one) => one.name === called || one.aliases.includes(called));
      const species = (other: string) => beingOf(other)?.species;
      const others = named.filter(({ what }) => what !== undefined && what === species(noun));
      if (bearer?.kind === 'animal' && others.length === 1) found.set(noun, bearer);
    }
    const stranger = strangers(mentions[index]!);
    if (stranger) {
      const known = nameOfStranger(stranger, index, sentences, mentions, named);
      if (known) found.set(stranger.noun!, known);
    }
    // "The first customer came in. It was Monsieur Roche."
    const seen = /^(?:It|That|This) (?:is|was) (\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)*)/u.exec(text)?.[1];
    const comer =
      seen && named.find(({ name, kind }) => name === seen && (kind === 'adult' || kind === 'child'));
    const came = mentions[index - 1]?.findLast(({ acts, being, entity }) => acts && being && !entity);
    if (comer && came?.noun && came.being?.kind === comer.kind) found.set(came.noun, comer);
    const name =
      /^(?:(?:Her|His|Their) name (?:is|was)|(?:She|He) (?:is|was) (?:called|named)) (\p{Lu}[\p{L} ]+?)(?:[.,!]| and(?!\p{L}))/u.exec(
        text,
      )?.[1];
    const entity = name && named.find((one) => one.name === name || one.aliases.includes(name));
    if (!entity) return;
    const isItself = (species: string | undefined) => species !== undefined && species === entity.what;
    const before = [...mentions.slice(Math.max(0, index - 3), index)]
      .reverse()
      .flatMap((list) => [...list].reverse());
    const animals = named.filter(({ what }) => isItself(what));
    const noun = before.find(
      ({ being, noun: called, entity: bearer }) =>
        !bearer &&
        being &&
        being.kind !== 'group' &&
        (entity.kind === 'animal'
          ? isItself(being.species) && animals.length === 1 && !isPluralNoun(called!)
          : being.kind !== 'animal'),
    )?.noun;
    if (!noun) return;
    found.set(noun, entity);
    // "There was one boy. His name was Aarav Deshmukh.": the name alone would be a grown-up's.
    const { kind, gender } = beingOf(noun) ?? {};
    if (kind === 'child' && entity.kind === 'adult' && !entity.known && !entity.role) entity.kind = 'child';
    if (gender) entity.gender ??= gender;
  });
  return found;
}

/** "An old woman opened the door": somebody grown-up who is new here and does something. */
const strangers = (mentions: readonly Mention[]) =>
  mentions.find(
    ({ acts, noun, being, determiner }) =>
      acts && noun && being?.gender && being.kind === 'adult' && /^an?$/i.test(determiner ?? ''),
  );

/** A name comes so many sentences after its bearer at most. */
const namedWithin = 4;
const titles = {
  she: /^(?:Mrs|Ms|Miss|Lady|Madame?|Frau|Señora|Doña|Signora)\.? /u,
  he: /^(?:Mr|Sir|Monsieur|Herr|Señor|Don|Signor)\.? /u,
};

/**
 * "'My wallet!' cried Mrs. Brandt": who speaks next by a title and has done nothing before is the woman at the door;
 * nobody where the woman is told of again after the name, as somebody else.
 */
function nameOfStranger(
  { noun, being }: Mention,
  index: number,
  sentences: readonly TaggedSentence[],
  mentions: Mention[][],
  named: readonly Entity[],
): Entity | undefined {
  const opens =
    index <= openingSentences && /^(?:man|woman)$/.test(noun!) && nameAtOpening(being!.gender!, index, named);
  if (opens && !mentions.slice(index + 1).some((list) => list.some((one) => one.noun === noun))) return opens;
  const title = titles[being!.gender!];
  const doneBy = (at: number) =>
    mentions[at]!.flatMap(({ entity, acts }) => (entity && acts && title.test(entity.name) ? [entity] : []));
  const before = new Set(Array.from({ length: index }, (_, at) => doneBy(at)).flat());
  for (let at = index + 1; at <= index + namedWithin && at < sentences.length; at++) {
    const [first, ...others] = new Set(doneBy(at));
    if (!first) continue;
    const isTwo = mentions.slice(at).some((list) => list.some((one) => one.noun === noun));
    return others.length > 0 || before.has(first) || isTwo ? undefined : named.find((one) => one === first);
  }
  return undefined;
}

const openingSentences = 2;

/** "A tall man walked through the gate. … Nelson Mandela was free.": a story of history that opens so tells next who he is. */
function nameAtOpening(gender: 'she' | 'he', index: number, named: readonly Entity[]): Entity | undefined {
  const adults = named.filter((one) => one.kind === 'adult' && (one.gender ?? gender) === gender);
  const next = adults.filter(({ first }) => first > index && first <= index + 2);
  return next.length === 1 && next[0]!.known && adults.every(({ first }) => first > index)
    ? next[0]
    : undefined;
}

/** Words for one animal and the name it gets: "the heron was called Jabali", "an old tortoise came, and they called her Kobe". */
function lateNames(text: string, mentions: readonly Mention[]): [noun: string, name: string][] {
  return mentions.flatMap((mention): [string, string][] => {
    const { noun, being, to } = mention;
    if (being?.kind !== 'animal' || noun === undefined || isPluralNoun(noun)) return [];
    const name =
      /^(?:,? (?:which |who )?(?:is|was)? ?(?:called|named) |, (?=\p{Lu}[\p{L} ]+,)|[^.;]*(?<!\p{L})(?:called|named) (?:it|her|him) )(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u.exec(
        text.slice(to),
      )?.[1];
    return name === undefined ? [] : [[noun, name]];
  });
}
