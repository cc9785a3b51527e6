import { genderOfFirstName } from '../story/first-names.ts';
import type { Entity, Narrator } from './reading.ts';

const ownWords =
  /^(?<name>\p{Lu}[\p{L}-]+)['’]s (?:\p{Ll}+ ){0,2}(?:diary|journal|log|logbook|notebook|letters?|report|blog|postcard)(?!\p{L})/u;

/**
 * Who tells a story by its title: "Seo-yeon's sleep diary". Undefined where nobody tells it, or where the story tells of
 * whoever is called so.
 */
export function tellerInTitle(
  title: string,
  narrator: Narrator,
  texts: readonly string[],
): Entity | undefined {
  const name = ownWords.exec(title)?.groups?.name;
  if (narrator === 'none' || name === undefined || texts.some((text) => text.includes(name)))
    return undefined;
  const gender = genderOfFirstName(name);
  return { name, kind: narrator, ...(gender && { gender }), aliases: [], first: 0 };
}
