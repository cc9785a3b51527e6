import { showsOtherNumber, showsSeveral } from '../../draw/props/several.ts';
import { yearOfPeriod } from '../../language/wardrobe-of.ts';
import { showsHumanPart } from '../../words/picture-of.ts';
import { comparedNouns } from '../reading/hidden-words.ts';
import { likenessesIn } from '../reading/likenesses.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { onceFor } from '../story/once-for.ts';
import type { Token } from '../story/tagger.ts';
import { escapeRegExp, isPlural, plainWords, singular } from '../text/words.ts';
import { isDenied } from './denied-pictures.ts';
import { isOfAnotherBrood } from './eggs-and-young.ts';
import { pictureByHead } from './key-thing.ts';
import { isKnownAsOther } from './known-sense.ts';
import { isOtherKindInStory, ofItsKind } from './particular-looks.ts';
import { pictureFor } from './picture-for.ts';
import { withoutSpokenOf } from './spoken-of-things.ts';
import { type NamedThing, thingsNamed } from './things-named.ts';
import { lookedSoIn } from './things-of-their-time.ts';
import { isOfOtherColourInStory } from './told-colours.ts';

/** What of a story tells of its things. */
export type ThingsStory = Pick<
  Story,
  'concept' | 'terms' | 'language' | 'entities' | 'sentences' | 'teller' | 'past'
>;

/** Words whose icon would be true of any sentence and tell nothing of this one. */
export const tooGeneral = new Set(
  'time times day days year years light word words step second seconds minute minutes month months week weeks sum help right page name'.split(
    ' ',
  ),
);
/** Where no part of speech tells what a word is in its sentence, these are where it plays. */
const places = new Set([
  'school',
  'house',
  'church',
  'castle',
  'mountain',
  'deciduous-tree',
  'evergreen-tree',
]);
/** Parts of a building: by themselves on the ground beside people they are no part of it any more. */
const fixtures = new Set(['window', 'door', 'x-roof', 'x-wall', 'x-stairs']);
/** As they are today: an inn of 1326 had no neon sign, a scribe of Ur no ball pen. */
const ofToday = new Set([
  ...[
    'hotel',
    'hospital',
    'school',
    'factory',
    'bank',
    'convenience-store',
    'office-building',
    'house',
    'houses',
  ],
  ...['pen', 'pencil', 'notebook', 'page-facing-up', 'memo', 'automobile', 'bus', 'camera', 'light-bulb'],
  ...['ferry', 'passenger-ship', 'speedboat', 'x-lamp'],
]);
/** Since then some things of today were there, which looked different. */
const ours = 1900;

/** Whether a thing of a story of the past looked then as its picture does; the last year of its people counts. */
export function isOfItsTime(icon: string, { entities }: ThingsStory): boolean {
  const years = entities.flatMap(({ period }) => (period && yearOfPeriod(period)) || []);
  const year = Math.max(...years.filter(Number.isFinite));
  if (ofToday.has(icon) && year >= ours) return false;
  return years.length === 0 || lookedSoIn(year, icon);
}

/** Where they tell when something happens. */
const mealtimes = /^(?:lunch|breakfast|dinner|supper|school)$/;
const placeRank = 3;
/** Whether a thing is only where something happens. */
export const isPlace = ({ rank }: { rank: number }) => rank >= placeRank;

/** A part of a body that is named once belongs to somebody; a story comes back to what it teaches. */
const taughtFrom = 3;

/** Who wrinkles a nose has it in the face, and "My heart was beating fast" is no anatomy; a lesson on the nose shows it. */
const teaches = ({ concept, terms }: ThingsStory, words: string) =>
  [concept, ...terms.flatMap(({ key, count }) => (count >= taughtFrom ? [key] : []))].some((one) =>
    plainWords(one).map(singular).includes(singular(words)),
  );

/** "In its stomach Jonas found six small fish." */
const isOfAnimal = (words: string, text: string) =>
  new RegExp(`(?<!\\p{L})its (?:\\p{L}+ )?${escapeRegExp(words)}(?!\\p{L})`, 'iu').test(text);

/** "The eggs of a frog" are a clump of jelly with dots. */
const spawnIn = (words: string, text: string) =>
  /^eggs?$/.test(words) &&
  /(?<!\p{L})(?:eggs? of (?:an? |the )?(?:frogs?|toads?)|(?:frogs?|toads?) lays? (?:\p{L}+ )?eggs?|(?:frog|toad)(?:['’]s|s['’])? eggs?)(?!\p{L})/iu.test(
    text,
  )
    ? 'x-frogspawn'
    : undefined;

const countedAtAGlance = 5;

/** "One bean has a crack", "She finds a sock". */
const isJustOne = (noun: string, text: string) =>
  new RegExp(
    `(?<!\\p{L})(?:an?|one|each|every|another|a single) (?:\\p{L}+ )?${escapeRegExp(noun)}(?!\\p{L})`,
    'iu',
  ).test(text) && !isPlural(noun);

/** All that a story tells, and what it is about. */
export function toldIn({ concept, sentences }: Pick<ThingsStory, 'concept' | 'sentences'>): string {
  return `${concept}. ${textOf(sentences)}`;
}
const textOf = onceFor((sentences: readonly { text: string }[]) =>
  sentences.map(({ text }) => text).join(' '),
);

export type SeenThing = Pick<NamedThing, 'words' | 'rank' | 'count'> & { icon: string };

/** What the sentence itself names, best first. */
export function namedThings(sentence: StorySentence, story: ThingsStory): SeenThing[] {
  const known = thingsKnown(story);
  const things = known.get(sentence) ?? findNamed(sentence, story);
  known.set(sentence, things);
  return things;
}

/** A sentence is asked for its things by itself and by those that go on from it. */
const thingsKnown = onceFor((_: ThingsStory) => new Map<StorySentence, SeenThing[]>());

function findNamed(sentence: StorySentence, story: ThingsStory): SeenThing[] {
  const { language, sentences } = story;
  const visible = language === 'en' ? withoutSpokenOf(sentence.text, sentence.visible) : sentence.visible;
  const seen = new Set(plainWords(visible));
  const names = new Set(
    story.entities
      .filter(({ kind, name }) => (kind !== 'animal' || language === 'en') && !isOfTheSky(kind, name))
      .flatMap(({ name }) => plainWords(name)),
  );
  const compared = language === 'en' ? comparedNouns(sentences) : new Set<string>();
  // Where nouns are small, one with a capital is a name: Nube is a llama and no cloud.
  const hasNamesOnly = language === 'es' || language === 'fr';
  const isShown = (token: Token) =>
    // What a sign or a headline shouts is read, and stands nowhere.
    !/^\p{Lu}{4,}$/u.test(token.text) &&
    !(hasNamesOnly && /^\p{Lu}\p{Ll}/u.test(token.text)) &&
    seen.has(token.lower) &&
    !(names.has(token.lower) && /^\p{Lu}/u.test(token.text)) &&
    !compared.has(singular(token.lower));
  const around = wordsAround(sentence, story);
  const onlyLike = language === 'en' ? likenessesIn(sentences) : new Set<string>();
  return thingsNamed(sentence.tokens, isShown).flatMap(({ words, whole, rank, owned, count }) => {
    if (tooGeneral.has(words) || onlyLike.has(singular(words))) return [];
    const others = around.filter((other) => !whole.includes(other));
    const found =
      (language === 'en'
        ? (spawnIn(words, sentence.text) ?? pictureByHead(words, sentence.index, sentences))
        : undefined) ?? pictureFor(language === 'en' ? whole : words, language, others);
    const icon = found && language === 'en' ? ofItsKind(found, words, sentence.text, toldIn(story)) : found;
    if (
      !icon ||
      (language === 'en' && isWrongHere({ icon, words, whole, rank, owned }, sentence, story, others))
    )
      return [];
    if (story.past && !isOfItsTime(icon, story)) return [];
    // The bag is printed with the sign of one currency.
    if (
      icon === 'money-bag' &&
      !/(?<!\p{L})(?:dollars?|pesos?|money ?bags?|bags? of money)(?!\p{L})|\$/iu.test(sentence.text)
    )
      return [{ icon: 'x-coins3', words, rank }];
    const seenAt = language !== 'en' && places.has(icon) ? placeRank : rank;
    // A few are counted by who looks: where they cannot be drawn as many as they are, they are left out.
    if (count !== undefined && count <= countedAtAGlance && showsOtherNumber(icon, count)) return [];
    return [{ icon, words, rank: seenAt, ...(count && { count }) }];
  });
}

/** "The Moon pulls on the Earth": names, and things that are seen. */
const isOfTheSky = (kind: string, name: string) =>
  /^(?:place|thing)$/.test(kind) && /^(?:the )?(?:moon|earth|sun)$/i.test(name);

type Pictured = Pick<NamedThing, 'words' | 'whole' | 'rank' | 'owned'> & { icon: string };

/** Whether an English sentence, or the story around it, tells that the picture of a thing would be wrong. */
function isWrongHere(
  { icon, words, whole, rank, owned }: Pictured,
  sentence: StorySentence,
  story: ThingsStory,
  others: readonly string[],
): boolean {
  const { text } = sentence;
  return (
    isDenied(icon, whole, text) ||
    holdsWhatIsShown(icon, words, text, others) ||
    isOfOtherColourInStory(icon, words, text, story.sentences) ||
    isOtherKindInStory(icon, words, toldIn(story)) ||
    (showsSeveral(icon) && isJustOne(words, text)) ||
    isOfAnotherBrood(icon, text, story) ||
    isKnownAsOther(icon, words, sentence, story.sentences) ||
    fixtures.has(icon) ||
    (mealtimes.test(words) && rank > 1) ||
    (showsHumanPart(icon) && ((owned && !teaches(story, words)) || isOfAnimal(words, text))) ||
    // A house behind people or beside a road is where they are.
    (isPlace({ rank }) && /^(?:house|houses)$/.test(icon))
  );
}

const containers =
  /^(?:bowl-with-spoon|x-bowl|x-bag|x-cloth-bag|x-paper-bag|basket|bucket|x-cup|x-bottle|jar|x-crate|x-barrel|x-measuring-jug|x-measuring-cup|teacup-without-handle)$/;

/** "A bowl of onions", "two cups of juice": what is in it is shown, and no empty bowl. */
function holdsWhatIsShown(icon: string, words: string, text: string, others: readonly string[]): boolean {
  if (!containers.test(icon)) return false;
  const inside = new RegExp(
    `(?<!\\p{L})${escapeRegExp(words)} of (?:\\d+ )?(?<first>\\p{L}+)(?: (?<second>\\p{L}+))?`,
    'iu',
  ).exec(text)?.groups;
  // "A bowl of red onions", "a bowl of porridge for breakfast".
  return [inside?.first, inside?.second]
    .flatMap((what) => what?.toLowerCase() ?? [])
    .some((what) => {
      const shown = pictureFor(singular(what), 'en', others);
      return shown !== undefined && !isDenied(shown, what, text);
    });
}

/** The words that tell which sense is meant: of the sentence, of its neighbours and of what the story is about. */
export function wordsAround(sentence: StorySentence, { concept, sentences, terms }: ThingsStory): string[] {
  const near = sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3);
  return [
    ...contentWords(sentence.tokens),
    ...plainWords(concept),
    ...near.filter((one) => one !== sentence).flatMap((one) => contentWords(one.tokens)),
    ...terms.map(({ key }) => key),
  ];
}

const contentWords = (tokens: Token[]) =>
  tokens.filter(({ pos }) => /^(?:NOUN|VERB|ADJ|PROPN)$/.test(pos)).map(({ lower }) => lower);
