import type { NamePlace } from './name-clues.ts';
import type { Entity } from './reading.ts';

/** What a name is judged to be, by all its places. */
export type Judged = Omit<Entity, 'name' | 'aliases' | 'first'>;

/** "Orville and Wilbur Wright": both are as old as the one with a surname. */
export function asSibling(
  name: string,
  found: Judged,
  places: readonly NamePlace[],
  others: readonly { name: string; found: Judged | undefined }[],
  sentences: readonly string[],
): Judged {
  if (found.kind !== 'child' || name.includes(' ')) return found;
  const grown = places.some(({ to, index }) => {
    const second = /^ and (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u.exec(sentences[index]!.slice(to))?.[1];
    return others.some((other) => other.name === second && other.found?.kind === 'adult');
  });
  return grown ? { ...found, kind: 'adult' } : found;
}

/** "One to Dawit, one to Selam and one to Biruk": who stands in a row with children is one of them. */
export function asTheirFellows(
  places: readonly NamePlace[],
  others: readonly { places: readonly NamePlace[]; found: Judged | undefined }[],
  sentences: readonly string[],
): Judged | undefined {
  const isJoined = (a: NamePlace, b: NamePlace) =>
    a.index === b.index &&
    a.to < b.from &&
    /^(?:['’]s)?(?:,|,? and)(?: (?:one|two|some|another))?(?: (?:to|for|with))? $/u.test(
      sentences[a.index]!.slice(a.to, b.from),
    );
  const beside = others.find(
    ({ places: theirs, found }) =>
      found !== undefined &&
      /^(?:child|adult)$/.test(found.kind) &&
      !found.known &&
      places.some((one) => theirs.some((other) => isJoined(one, other) || isJoined(other, one))),
  );
  return beside?.found && { kind: beside.found.kind };
}
