/** Any of these words (space-separated; `_` stands for a space in one) as whole words, in any script. */
export function anyOf(words: string, flags = 'iu'): RegExp {
  const list = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.join('|')})(?![\\p{L}\\p{M}])`, flags);
}

/** Names or roles, women and men. */
export function people(she: string, he: string): ReadonlyMap<string, 'she' | 'he'> {
  const list = (words: string, kind: 'she' | 'he') =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, kind] as const);
  return new Map([...list(she, 'she'), ...list(he, 'he')]);
}

/** `icon: words` turned round: each word to its icon. */
export function iconsByWord(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([icon, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, icon] as const),
    ),
  );
}
