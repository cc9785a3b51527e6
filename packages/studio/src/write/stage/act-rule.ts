import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import type { WordKind } from '../../words/word-kinds.ts';

/**
 * When a verb is an act that a body does. Everything that is asked for must be there: nothing that fits means no act, for most
 * verbs mean something else as well ("runs a company", "carries a name").
 */
export type ActRule = {
  pose: PoseName;
  /** Kinds of thing that the verb acts on; a pronoun counts as any of them. */
  on?: readonly WordKind[];
  /** Nouns that it acts on, whatever their kind, and some that it does not. */
  nouns?: RegExp;
  not?: RegExp;
  /** It may stand without an object; alone, it must. */
  bare?: true;
  /** What must follow the verb: "away", "up". */
  particle?: RegExp;
  /** What leads to the place or thing of the act ("up the ladder"), with `nouns` or `on` for the noun. */
  through?: RegExp;
  /** Something else is done something to, there. */
  puts?: true;
  /** What must not follow. */
  unless?: RegExp;
  /** The hands hold what the verb acts on. */
  holds?: true;
  /** It is told by what somebody has with them: "came with a lantern". */
  using?: true;
  /** Not with words: who cries "I have it!" weeps no tears. */
  wordless?: true;
  /** Anything else that the same person does says more. */
  weak?: true;
  /** Only where the thing it acts on has a picture. */
  shown?: true;
  /** What the sentence says as well, anywhere in it. */
  saying?: RegExp;
  /** Whatever it acts on but what it does not, or nothing. */
  any?: true;
  /** The face that belongs to it, where the words tell no other. */
  face?: ExpressionName;
  /** Icon of what the hands hold, whatever the words name: who pays holds coins. */
  thing?: string;
};
