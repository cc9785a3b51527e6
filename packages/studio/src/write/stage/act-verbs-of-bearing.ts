import type { WordKind } from '../../words/word-kinds.ts';
import type { ActRule } from './act-rule.ts';
import { tooLarge } from './act-verbs-of-hands.ts';

const carried: readonly WordKind[] = ['artifact', 'food', 'plant'];
/** What is said with "with", and no hand holds: "came with an idea", "stood with her face to the wall". */
const notBorne = new RegExp(
  `${tooLarge.source}|^(?:name|eye|voice|smile|face|hand|arm|finger|back|head|hair|idea|news|word|tear|speed|care|step|way|day|window|wheel|wall|room|boat|string)s?$`,
);

/** "She came with a lantern", "He stood at the door with a stick": it is seen in their hands. */
const bearing = (pose: 'hold' | 'carry'): readonly ActRule[] => [
  { pose, using: true, on: carried, holds: true, shown: true, not: notBorne },
];

/** What those who go or stand somewhere have with them, by lemma; it counts before the way they go. */
export const bearingVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  go: bearing('carry'),
  come: bearing('carry'),
  arrive: bearing('carry'),
  return: bearing('carry'),
  set: bearing('carry'),
  stand: bearing('hold'),
  wait: bearing('hold'),
  appear: bearing('hold'),
};
