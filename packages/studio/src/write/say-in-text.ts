/** Keys whose values name something of the studio and say nothing. A title is its creator's. */
const vocabulary = new Set(
  'icon kind color as pose expression side background factIds factId understood room title shot tone'.split(
    ' ',
  ),
);

/** A copy of the data with everything that is said in it said otherwise. */
export function sayInText<T>(said: T, say: (text: string) => string): T;
export function sayInText(said: unknown, say: (text: string) => string): unknown {
  if (typeof said === 'string') return say(said);
  if (Array.isArray(said)) return said.map((one) => sayInText(one, say));
  if (!said || typeof said !== 'object') return said;
  const entries = Object.entries(said);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, vocabulary.has(key) ? value : sayInText(value, say)]),
  );
}
