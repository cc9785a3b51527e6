import type { Prop } from '@panelwise/contracts/domain/script';
import { kindOf } from '../../words/kind-of.ts';
import { isDayHeading } from '../reading/place-doubts.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { householdOr } from './household.ts';
import { isSameScene } from './same-scene.ts';
import { plainGround, sceneOf } from './scenes-by-place.ts';
import type { StoryContext } from './story-context.ts';
import { type UnnamedPair, unnamedPair } from './unnamed-pair.ts';

/** A panel holds no more people than this who do not speak. */
export const mostPeople = 3;

/**
 * Who is in the picture of a sentence, by name, three at most: who tells it, where it says "I", and who acts in it, or
 * a group that does. Where that is nobody and no thing shows what it is about, those to whom its "his" or "their" goes
 * back, or who tells the story. Nobody rather than anybody else: a person beside words that are not about them changes what these tell.
 */
export function whoIsSeen(sentence: StorySentence, context: StoryContext, things: readonly Prop[]): string[] {
  const { cast } = context;
  // The day over a page of a diary belongs to what is told of it.
  if (isDayHeading(sentence.text)) return [];
  const teller = sentence.firstPerson && cast.narrator ? [cast.narrator] : [];
  // An animal that no look shows is a thing of the picture, not one of its actors.
  const named = drawn([...teller, ...sentence.people, ...ofWe(sentence, context)], context);
  const also = sentence.groups ? [] : (sentence.alsoThere ?? []);
  const people = named.length > 0 ? drawn([...named, ...also], context) : [];
  // "Four girls" are four, where a sentence names them all and nobody else.
  const four = sentence.people.length === 4 && sentence.people.every((name) => cast.looks.has(name));
  if (four && teller.length === 0) return [...sentence.people];
  if (people.length > 0) return people;
  const pair = unnamedPairIn(sentence, context);
  if (pair) return [...pair.names];
  const couple = drawn(coupleMeant(sentence, context), context);
  if (couple.length > 1) return couple;
  const it = drawn(animalOfIt(sentence, context), context);
  if (it.length > 0) return it;
  const likely = drawn(also, context);
  if (likely.length > 0) return likely;
  const groups = (sentence.groups ?? [])
    .slice(0, 1)
    .flatMap((group) => householdOr(group, sentence, context));
  const many = drawn(groups, context);
  if (many.length > 0 || things.length > 0) return many;
  // "The heron pecked at his nose": nobody stands in for animals that nothing draws.
  if (sentence.people.length > 0 && isOfAnimals(sentence, context)) return [];
  const meant = drawn(
    ownersBefore(sentence, context).filter((name) => !sentence.away?.includes(name)),
    context,
  );
  return meant.length > 0 ? meant : drawn(tellerOf(sentence, context), context);
}

const we = /(?<!\p{L})we(?!\p{L})/iu;
/** So many sentences back somebody was there who is one of "us". */
const lately = 3;

/** "Dad mixed the dough. Then we kneaded it": who was with the one that tells it, where nobody else is named. English. */
function ofWe(sentence: StorySentence, { story, cast }: StoryContext): string[] {
  if (story.language !== 'en' || !sentence.firstPerson || !cast.narrator) return [];
  if (sentence.people.some((name) => name !== cast.narrator) || !we.test(withoutSpeech(sentence.text)))
    return [];
  const before = story.sentences.slice(Math.max(0, sentence.index - lately), sentence.index).toReversed();
  for (const one of before) {
    if (!isSameScene(one, sentence)) return [];
    const others = one.people.filter((name) => name !== cast.narrator && !sentence.away?.includes(name));
    if (others.length > 0) return others.slice(0, 1);
  }
  return [];
}

/**
 * Two young people whom the sentence shows without a name. Whom the story has named before, it may mean by "the two
 * friends": they are nobody else.
 */
export function unnamedPairIn(
  sentence: StorySentence,
  { story }: Pick<StoryContext, 'story'>,
): UnnamedPair | undefined {
  if (story.language !== 'en') return undefined;
  const pair = unnamedPair(sentence);
  return pair?.definite && story.people.length > 0 ? undefined : pair;
}

/** Only beings do so. */
const itDoes =
  /^(?:(?:but|and|then|so|soon|now|at last|slowly) )?it (?:\p{L}+ly )?(?:climb|crawl|creep|crept|ate|eats|fl(?:ew|ies)|slept|sleeps|r[au]n|jump|hop|sw[ai]m|walk|look|drank|hid|hung|gr[eo]w|push|peck|bark|sat|sits|stopped (?:eating|moving)|opened its|closed its|lifted its|shook|tr(?:ied|ies) to|wriggl|spun)/iu;
const furthestBack = 5;

/** The animal that "it" does something as, as long as only it is told of. */
function animalOfIt(sentence: StorySentence, { story }: StoryContext): string[] {
  if (story.language !== 'en' || !itDoes.test(sentence.text)) return [];
  for (let back = 1; back <= furthestBack; back++) {
    const before = story.sentences[sentence.index - back];
    if (!before) return [];
    const animals = before.people.filter((name) =>
      story.entities.some((one) => one.name === name && one.kind === 'animal'),
    );
    if (animals.length > 0) return animals.length === 1 ? animals : [];
    if (!/(?<!\p{L})its?(?!\p{L})/iu.test(before.text)) return [];
  }
  return [];
}

const isOfAnimals = ({ people }: StorySentence, { story }: StoryContext) =>
  people.every((name) => story.entities.some((one) => one.name === name && one.kind === 'animal'));

const drawn = (names: readonly string[], { cast }: StoryContext) =>
  [...new Set(names)].filter((name) => cast.looks.has(name)).slice(0, mostPeople);

const owners = /(?<!\p{L})(?:(?:he|him|his)|(she|hers?)|(they|them|theirs?))(?!\p{L})/iu;

/** Those of the sentence before, in the same scene, whom "his", "her" or "their" may mean, where no doubt is left. */
function ownersBefore(sentence: StorySentence, { story }: StoryContext): string[] {
  if (story.language !== 'en') return [];
  const before = story.sentences[sentence.index - 1];
  const [pronoun, she, they] = owners.exec(sentence.visible) ?? [];
  if (!before || !pronoun || !isSameScene(before, sentence)) return [];
  if (they) return before.people.length > 1 ? before.people : [];
  const gender = she ? 'she' : 'he';
  const fitting = before.people.filter(
    (name) => (story.entities.find((one) => one.name === name)?.gender ?? gender) === gender,
  );
  return fitting.length === 1 ? fitting : [];
}

/** "Later the couple opened more schools": the husband or wife whom the story has told of, and whose they are. English. */
function coupleMeant(sentence: StorySentence, { story }: StoryContext): string[] {
  if (story.language !== 'en' || !/(?<!\p{L})the (?:\p{Ll}+ )?couple(?!\p{L})/iu.test(sentence.visible))
    return [];
  const spouses = story.entities.filter(({ role }) => /^(?:husband|wife)$/.test(role ?? ''));
  const [spouse] = spouses;
  if (!spouse?.family || spouses.length > 1) return [];
  // Who is told of most comes first.
  const own = story.people.find((name) =>
    story.entities.some(
      (one) => one.name === name && one !== spouse && one.family === spouse.family && !one.role,
    ),
  );
  return own ? [own, spouse.name] : [];
}

const isPeople = (noun: string) => /^(?:person|group)$/.test(kindOf(noun) ?? '');

/** Who tells the story, where they are: before a plain ground anywhere, in a place only where they have been in it. */
function tellerOf(sentence: StorySentence, { story, cast }: StoryContext): string[] {
  if (!cast.narrator || story.past || /^(?:grave|angry)$/.test(sentence.mood)) return [];
  // "The whole class groaned": these are others.
  if (sentence.tokens.some(({ pos, lower }) => pos === 'NOUN' && isPeople(lower))) return [];
  const isThere =
    (sceneOf(sentence.place) ?? plainGround) === plainGround ||
    story.sentences.some(
      (other) => other.index < sentence.index && other.firstPerson && isSameScene(other, sentence),
    );
  return isThere ? [cast.narrator] : [];
}
