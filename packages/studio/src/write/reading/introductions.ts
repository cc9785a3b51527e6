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
    const name = /^(?:Her|His|Their) name (?:is|was) (\p{Lu}[\p{L} ]+?)(?:[.,!]| and)/u.exec(text)?.[1];
    const entity = name && named.find((one) => one.name === name || one.aliases.includes(name));
    if (!entity) return;
    const before = [...mentions.slice(Math.max(0, index - 3), index)]
      .reverse()
      .flatMap((list) => [...list].reverse());
    const noun = before.find(
      ({ being, entity: bearer }) => !bearer && being && being.kind !== 'animal' && being.kind !== 'group',
    )?.noun;
    if (noun) found.set(noun, entity);
  });
  return found;
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
