import type { Entity } from './reading.ts';

const named =
  /(?<!\p{L})\p{Lu}[\p{L}-]+['’]s? (?:first |second |third )?(?:law|laws|theorem|principle|theory|rule|triangle|constant|number|method|equation|formula|paradox|hypothesis)(?!\p{L})/gu;

/** Ideas that bear somebody's name: "Ohm's law". */
export function ideasIn(sentences: readonly string[]): Entity[] {
  const found = new Map<string, Entity>();
  sentences.forEach((text, first) => {
    for (const [name] of text.matchAll(named))
      if (!found.has(name)) found.set(name, { name, kind: 'idea', aliases: [], first });
  });
  return [...found.values()];
}
