/**
 * Broad kinds of what English nouns name. `place`: rooms, buildings, land and water, regions, heavenly bodies; `group`:
 * people or animals together; `substance`: matter, germs, and natural things such as a stone; `idea`: what is known,
 * said, felt or counted, states, qualities and acts.
 */
export const wordKinds = [
  'person',
  'animal',
  'plant',
  'food',
  'artifact',
  'body',
  'place',
  'group',
  'event',
  'time',
  'substance',
  'phenomenon',
  'idea',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** The letter that stands for a kind in the index. */
export const kindLetter = (kind: WordKind) => String.fromCharCode(97 + wordKinds.indexOf(kind));
export const kindOfLetter = (letter: string) => wordKinds[letter.charCodeAt(0) - 97]!;
