import { onceForWord } from '../write/text/once-for-word.ts';
import { singular } from '../write/text/words.ts';
import { indexNoun, type Meaning, total, weighMeanings } from './choose-sense.ts';
import { depictedSenses, readSenseMark } from './depicted-senses.ts';
import { kindOf } from './kind-of.ts';
import { notDepicted } from './pictures/not-depicted.ts';
import { nearestAbove, senseNumber } from './word-index.ts';

/** Why a picture stands for a word: it shows that very thing, by another name, or what the word is a kind of. */
export type PictureReason = 'same' | 'synonym' | 'narrower';
export type WordPicture = { picture: string; because: PictureReason };

/** How far the meaning with the picture has to be ahead of the next one without it. */
const aheadBy = 0.1;
/** A sense has to be this likely by frequency alone where no one listed the readings of a noun. */
const likelyPrior = 0.22 * Math.log(0.5);

/** Words before a noun that make it a likeness, a part or a game of the thing. */
const likeness =
  /^(?:toy|paper|leaf|model|plastic|chocolate|gingerbread|cardboard|sand|snow|stuffed|rocking|fake|false|virtual|imaginary|cartoon|pretend|lego|wax|soap|ice|toast|butter|jelly|gummy|inflatable|stone|candy|clay)$/;

/** Pictures of tools and vessels that are the same thing in plastic. */
const realInPlastic = new Set(['spoon', 'bucket', 'jar', 'basket', 'x-bottle', 'x-cup', 'x-bag', 'x-crate']);

/** Pictures of parts of a human body, which do not show those of an animal. */
const humanParts = new Set([
  'anatomical-heart',
  'brain',
  'lungs',
  'ear',
  'eye',
  'foot',
  'leg',
  'mouth',
  'nose',
  'tongue',
  'x-tooth',
  'x-stomach',
  'x-intestine',
  'x-liver',
  'x-heart-cut',
  'x-spine',
  'x-skeleton',
  'x-joint',
  'x-brain-parts',
]);

/** Whether a picture is one of a part of a human body. */
export const showsHumanPart = (picture: string): boolean => humanParts.has(picture);

/** Parts that are seen on a bicycle: clocks and mills have wheels and gears, too. */
const bicycleParts = new Set(['wheel', 'chain', 'gear']);
const ofBicycles = /^(?:bi?cycl(?:es?|ing|ed|ists?)|bikes?|biking)$/i;

/** Kinds of what something is made of that only has the form of a part of a body. */
const madeOf = /^(?:food|plant|artifact|substance)$/;

/**
 * The picture that shows what a noun names here: that thing, or what it is a narrower kind of ("poodle" is shown by a
 * dog, "animal" by nothing). Undefined wherever the meant sense has no picture or is in doubt: nothing rather than wrong.
 * @param word a noun as `kindOf` takes it
 * @param around content words of the sentence and of the concept, in any order
 * @returns the name of an icon of `draw/props`
 */
export function pictureOf(word: string, around: readonly string[]): WordPicture | undefined {
  const named = pictureNamed(word.trim().replace(/\s+/g, '_'));
  if (named) return { picture: named, because: 'same' };
  const noun = indexNoun(word);
  if (noun) return pictureOfNoun(noun, around);
  const parts = word.trim().split(/[\s_]+/);
  const [before, head] = [parts.slice(0, -1), parts.at(-1)!];
  if (before.length === 0) return undefined;
  // A long iron bar is an iron bar, a metal paper clip a paper clip.
  const pairNamed = before.length > 1 ? pictureNamed(parts.slice(-2).join('_')) : undefined;
  if (pairNamed) return { picture: pairNamed, because: 'narrower' };
  const pair = before.length > 1 ? indexNoun(parts.slice(-2).join(' ')) : undefined;
  if (pair) return pictureOfNoun(pair, around);
  const likenesses = before.map((part) => part.toLowerCase()).filter((part) => likeness.test(part));
  if (likenesses.some((part) => part !== 'plastic')) return undefined;
  const shown = pictureOf(head, [...before, ...around]);
  // A snowman's carrot nose is no nose.
  if (shown && humanParts.has(shown.picture) && before.some((part) => madeOf.test(kindOf(part) ?? '')))
    return undefined;
  if (likenesses.length > 0 && !(shown && realInPlastic.has(shown.picture))) return undefined;
  return shown && { picture: shown.picture, because: 'narrower' };
}

/** The picture of a noun that WordNet lacks, one or many: "paper_boats". */
function pictureNamed(noun: string): string | undefined {
  const { byName } = table();
  const lower = noun.toLowerCase();
  return byName.get(lower) ?? byName.get(singular(lower));
}

function pictureOfNoun(noun: string, around: readonly string[]): WordPicture | undefined {
  if (notDepicted.has(noun) || !isEverShown(noun)) return undefined;
  const meanings = weighMeanings(noun, around);
  const best = meanings[0]!;
  const shown = pictureOfMeaning(noun, best);
  if (!shown) return undefined;
  const isOther = (meaning: Meaning) => pictureOfMeaning(noun, meaning)?.picture !== shown.picture;
  const rival = meanings.find(isOther);
  if (rival && total(rival) > total(best) - aheadBy) return undefined;
  if (
    !best.byHand &&
    Math.max(...meanings.filter((one) => !isOther(one)).map(({ prior }) => prior)) < likelyPrior
  )
    return undefined;
  // A mango is a fruit to a child, and a tree to WordNet first.
  if (!best.byHand && best.kind === 'plant' && meanings.some((one) => one.kind === 'food' && isOther(one)))
    return undefined;
  if (humanParts.has(shown.picture) && around.some((word) => kindOf(word, around) === 'animal'))
    return undefined;
  if (shown.picture === 'bicycle' && bicycleParts.has(noun) && !around.some((word) => ofBicycles.test(word)))
    return undefined;
  return shown;
}

/** Whether a picture shows anything that a noun may mean: of most nouns none does, whatever stands around them. */
const isEverShown = onceForWord((noun) =>
  weighMeanings(noun, []).some((meaning) => pictureOfMeaning(noun, meaning) !== undefined),
);

function pictureOfMeaning(noun: string, { sense, name }: Meaning): WordPicture | undefined {
  const { bySense, byName } = table();
  if (name) {
    const picture = byName.get(name);
    return picture === undefined ? undefined : { picture, because: 'same' };
  }
  if (!sense) return undefined;
  const found = nearestAbove(sense, (id, steps) => {
    const depicted = bySense.get(id);
    return depicted && !(depicted.alone && steps > 0) ? depicted : undefined;
  });
  if (!found) return undefined;
  const { picture, nouns } = found.value;
  return { picture, because: found.steps > 0 ? 'narrower' : nouns.has(noun) ? 'same' : 'synonym' };
}

type Depicted = { picture: string; alone: boolean; nouns: Set<string> };
type DepictedTable = { bySense: ReadonlyMap<number, Depicted>; byName: ReadonlyMap<string, string> };
let depictedTable: DepictedTable | undefined;

function table(): DepictedTable {
  if (depictedTable) return depictedTable;
  const bySense = new Map<number, Depicted>();
  const byName = new Map<string, string>();
  for (const [picture, marks] of Object.entries(depictedSenses))
    for (const mark of marks.split(' ')) {
      const { noun, number, alone } = readSenseMark(mark);
      if (number === undefined) {
        byName.set(noun, picture);
        continue;
      }
      const sense = senseNumber(noun, number)!;
      const known = bySense.get(sense);
      if (known) known.nouns.add(noun);
      else bySense.set(sense, { picture, alone, nouns: new Set([noun]) });
    }
  depictedTable = { bySense, byName };
  return depictedTable;
}
