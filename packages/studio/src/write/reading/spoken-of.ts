import type { Meant } from './beings.ts';
import type { Entity, Gender } from './reading.ts';
import type { Trail } from './trail.ts';

/** Of whom the last words of somebody were, while they have done nothing else. */
export type SpokenOf = Map<Entity, Entity>;

/** The gender of whom a speech calls "he" or "she"; undefined where it speaks of nobody so. */
export function genderSpokenOf(speech: string): Gender | undefined {
  const [pronoun] = /(?<!\p{L})(?:he|him|she)(?!\p{L})/iu.exec(speech) ?? [];
  if (pronoun === undefined) return undefined;
  return /^she$/i.test(pronoun) ? 'she' : 'he';
}

/** What stands between the double quotes of a sentence. */
export const speechIn = (text: string): string =>
  text
    .split('"')
    .filter((_, i) => i % 2 === 1)
    .join(' ');

/** "Bip, put jam on the bread", "What is it, Grandpa?": whom a speech calls by name. */
export function calledIn(speech: string, people: readonly Entity[]): Entity | undefined {
  const words = [
    /^(\p{Lu}[\p{L}.' ]*?),/u.exec(speech)?.[1],
    /, (\p{Lu}[\p{L}.' ]*)[.!?]$/u.exec(speech)?.[1],
  ].filter((word) => word !== undefined);
  return people.find(
    ({ name, aliases, kind }) =>
      kind !== 'place' &&
      words.some((word) => word === name || aliases.includes(word) || name.startsWith(`${word} `)),
  );
}

/** "This is Emil," said Mama: whoever is presented is what comes next about. */
export function presentedIn(speech: string, people: readonly Entity[]): Entity | undefined {
  const name =
    /(?<!\p{L})(?:[Tt]his|[Hh]ere) is (?:my |our |your )?(?:\p{Ll}+ ){0,2}(\p{Lu}\p{L}+)(?=[.,!])/u.exec(
      speech,
    )?.[1];
  return name === undefined
    ? undefined
    : people.find(
        ({ name: own, aliases, kind }) =>
          /^(?:child|adult|animal)$/.test(kind) && (own === name || aliases.includes(name)),
      );
}

/** "He is rude," said Jake: Jake speaks of somebody else, the one whom the story was about before. */
export function noteSpokenOf(
  spokenOf: SpokenOf,
  trail: Trail,
  { text, index, meant }: { text: string; index: number; meant: readonly Meant[] },
): void {
  for (const { who, acts } of meant) if (who && acts) spokenOf.delete(who);
  const speaker = meant.findLast(({ acts, entity }) => acts && entity)?.who;
  const gender = genderSpokenOf(speechIn(text));
  if (!speaker || !gender) return;
  const topic = trail.candidates(gender, index).find((who) => who !== speaker);
  if (topic && topic.kind !== 'animal') spokenOf.set(speaker, topic);
}
