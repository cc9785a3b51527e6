import type { Prop } from '@panelwise/contracts/domain/script';
import { showsOtherNumber, showsSeveral, thingsOf } from '../../draw/props/several.ts';
import { yearOfPeriod } from '../../language/wardrobe-of.ts';
import { kindOf } from '../../words/kind-of.ts';
import { pictureOf, showsHumanPart } from '../../words/picture-of.ts';
import { showsSpecies } from '../../words/species.ts';
import { comparedNouns } from '../reading/hidden-words.ts';
import { likenessesIn } from '../reading/likenesses.ts';
import { type Entity, isDark } from '../reading/reading.ts';
import { namesMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { onceFor } from '../story/once-for.ts';
import type { Token } from '../story/tagger.ts';
import { escapeRegExp, isPlural, plainWords, singular } from '../text/words.ts';
import { isDenied } from './denied-pictures.ts';
import { isOfAnotherBrood } from './eggs-and-young.ts';
import { lookOfEntity } from './entity-looks.ts';
import { isStillAtHand } from './held-things.ts';
import { isInScene } from './in-scene.ts';
import { pictureByHead, thingNamedOften, thingOfConcept } from './key-thing.ts';
import { isKnownAsOther } from './known-sense.ts';
import { isOtherKindInStory, ofItsKind } from './particular-looks.ts';
import { pictureFor } from './picture-for.ts';
import { withoutSpokenOf } from './spoken-of-things.ts';
import { sceneOfSentence } from './story-place.ts';
import { type NamedThing, thingsNamed } from './things-named.ts';
import { lookedSoIn } from './things-of-their-time.ts';
import { thingOfVerbs } from './things-of-verbs.ts';
import { isOfOtherColourInStory } from './told-colours.ts';
import { namedTerm, writtenWords } from './written-words.ts';

type ThingsStory = Pick<
  Story,
  'concept' | 'terms' | 'language' | 'entities' | 'sentences' | 'teller' | 'past'
>;

/** Words whose icon would be true of any sentence and tell nothing of this one. */
const tooGeneral = new Set(
  'time times day days year years light word words step steps second seconds minute minutes month months week weeks sum help right page name'.split(
    ' ',
  ),
);
const mostThings = 4;
/** A thing that "it" stands for was named at most so many sentences before. */
const furthestBack = 3;
const coins = 'x-coins3';

/**
 * Things that a sentence is about, to choose from for its picture, best first, four at most: what something is done to,
 * what does something, an animal of the story that is no actor, what "it" stands for, and where it is last.
 */
export function propsFor(sentence: StorySentence, story: ThingsStory): Prop[] {
  const found = knownProps(story);
  const props = found.get(sentence) ?? findProps(sentence, story);
  found.set(sentence, props);
  return props.map((prop) => ({ ...prop }));
}

/** A sentence is asked for its things by its panel, and by the title of its part. */
const knownProps = onceFor((_: ThingsStory) => new Map<StorySentence, Prop[]>());

function findProps(sentence: StorySentence, story: ThingsStory): Prop[] {
  if (sentence.mood === 'grave') return [];
  const written = writtenWords(sentence.text);
  if (written) return [{ card: written }];
  const named = namedThings(sentence, story);
  const own = ownThings(sentence, story, named);
  const meant = own.length > 0 ? own : meantThings(sentence, story, furthestBack);
  const term = meant.length === 0 && !isDark(sentence.mood) ? namedTerm(sentence.text) : undefined;
  if (term) return [{ card: term }];
  return (meant.length > 0 ? meant : stillThere(sentence, story)).slice(0, mostThings).map((icon) => {
    const told = own.length > 0 ? named.find((one) => one.icon === icon) : undefined;
    return thingsOf(icon, told?.count);
  });
}

function ownThings(sentence: StorySentence, story: ThingsStory, things: SeenThing[]): string[] {
  const acting = story.entities
    .filter(({ name }) => sentence.people.includes(name))
    .flatMap((entity) => lookOfEntity(entity) ?? []);
  // Who acts is in the picture already.
  const named = things.filter(
    ({ icon, words }) =>
      !sentence.people.some((name) => name === words) &&
      !acting.some((look) => icon === look || showsSpecies(icon, look)),
  );
  const money = namesMoney(sentence.visible) ? [coins] : [];
  const act =
    story.language === 'en' && named.length === 0 && !isDark(sentence.mood)
      ? thingOfVerbs(sentence.tokens, ({ lower }) => plainWords(sentence.visible).includes(lower))
      : undefined;
  const isOfAnimals =
    acting.length > 0 &&
    story.entities.every(({ name, kind }) => !sentence.people.includes(name) || kind === 'animal');
  const scene = sceneOfSentence(sentence, story.sentences);
  return [
    ...new Set([
      ...named.filter((one) => !isPlace(one)).map(({ icon }) => icon),
      ...money,
      ...animalsOf(sentence, story),
      ...(act && !(isOfAnimals && act === 'x-shovel') && !(story.past && !isOfItsTime(act, story))
        ? [act]
        : []),
      ...named.filter(isPlace).map(({ icon }) => icon),
    ]),
  ].filter((icon) => !isInScene(icon, scene));
}

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
const fixtures = new Set(['window', 'door', 'x-roof', 'x-wall', 'x-stairs', 'x-fence']);
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
function isOfItsTime(icon: string, { entities }: ThingsStory): boolean {
  const years = entities.flatMap(({ period }) => (period && yearOfPeriod(period)) || []);
  const year = Math.max(...years.filter(Number.isFinite));
  if (ofToday.has(icon) && year >= ours) return false;
  return years.length === 0 || lookedSoIn(year, icon);
}

/** Where they tell when something happens. */
const mealtimes = /^(?:lunch|breakfast|dinner|supper|school)$/;
const placeRank = 3;
const isPlace = ({ rank }: { rank: number }) => rank >= placeRank;

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
function toldIn({ concept, sentences }: ThingsStory): string {
  return `${concept}. ${textOf(sentences)}`;
}
const textOf = onceFor((sentences: readonly { text: string }[]) =>
  sentences.map(({ text }) => text).join(' '),
);

type SeenThing = Pick<NamedThing, 'words' | 'rank' | 'count'> & { icon: string };

/** What the sentence itself names, best first. */
function namedThings(sentence: StorySentence, story: ThingsStory): SeenThing[] {
  const { language, sentences } = story;
  const visible = language === 'en' ? withoutSpokenOf(sentence.text, sentence.visible) : sentence.visible;
  const seen = new Set(plainWords(visible));
  const names = new Set(
    story.entities
      .filter(({ kind }) => kind !== 'animal' || language === 'en')
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
    const icon = found && language === 'en' ? ofItsKind(found, sentence.text, toldIn(story)) : found;
    if (!icon || (language === 'en' && isDenied(icon, whole, sentence.text))) return [];
    if (language === 'en' && holdsWhatIsShown(icon, words, sentence.text, others)) return [];
    if (language === 'en' && isOfOtherColourInStory(icon, words, sentence.text, sentences)) return [];
    if (language === 'en' && isOtherKindInStory(icon, words, toldIn(story))) return [];
    if (language === 'en' && showsSeveral(icon) && isJustOne(words, sentence.text)) return [];
    if (language === 'en' && isOfAnotherBrood(icon, sentence.text, story)) return [];
    if (language === 'en' && isKnownAsOther(icon, words, sentence, sentences)) return [];
    if (language === 'en' && (fixtures.has(icon) || (mealtimes.test(words) && rank > 1))) return [];
    if (language === 'en' && owned && showsHumanPart(icon) && !teaches(story, words)) return [];
    if (language === 'en' && showsHumanPart(icon) && isOfAnimal(words, sentence.text)) return [];
    if (story.past && !isOfItsTime(icon, story)) return [];
    // A house behind people or beside a road is where they are.
    if (language === 'en' && isPlace({ rank }) && /^(?:house|houses)$/.test(icon)) return [];
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

const containers =
  /^(?:bowl-with-spoon|x-bag|basket|bucket|x-cup|x-bottle|jar|x-crate|x-barrel|x-measuring-jug|x-measuring-cup|teacup-without-handle)$/;

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

/** Animals that no look shows, a thing that tells the story, and one with a name, are things of the picture. */
function animalsOf(sentence: StorySentence, story: ThingsStory): string[] {
  const { people, firstPerson, visible } = sentence;
  const { entities, teller } = story;
  const isThere = ({ name, kind, what }: Entity) =>
    people.includes(name) ||
    (firstPerson && name === teller) ||
    (kind === 'thing' && what !== undefined && plainWords(visible).includes(name.toLowerCase()));
  return entities
    .filter((one) => isThere(one) && !lookOfEntity(one))
    .filter(({ kind, what }) => kind === 'thing' || (what && kind === 'animal'))
    .flatMap(({ what, name, kind }) => {
      const word = what ?? name.toLowerCase();
      const icon = pictureOf(word, [])?.picture;
      if (icon && story.language === 'en' && isOfOtherColourInStory(icon, word, visible, story.sentences))
        return [];
      // A kiwi that flies is no fruit.
      return icon && !(kind === 'animal' && /^(?:food|plant)$/.test(kindOf(icon.replaceAll('-', ' ')) ?? ''))
        ? icon
        : [];
    });
}

/** Only as the first words: in the middle, "that it hurt" and "after that" stand for no thing. */
const refersBack =
  /^["“«»']?(?:(?:and|but|so|then|why|how|what|when) )?(?:(?:does|do|did|is|are|was|were|can) )?(it|they|these|those)(?![\p{L}'’])/iu;

/** "It took two months", "it rained". */
const standsForNothing =
  /^["“]?(?:(?:and|but|so|then) )?it (?:took|takes|will take|rain(?:s|ed)|snow(?:s|ed)|is raining|was raining|seem(?:s|ed) that|turn(?:s|ed) out|happen(?:s|ed))(?!\p{L})/iu;

/** "These shelters stand on legs" says itself what it is about; "these are soft" does not. */
const namesItself = (rest: string) =>
  !/^ (?:are|were|have|had|can|could|will|would|do|did|all|both)(?!\p{L})/iu.test(rest);

/** What "it" and "they" stand for: the things of the sentence before, through a few that only say "it" as well. */
function meantThings(sentence: StorySentence, story: ThingsStory, left: number): string[] {
  const before = story.sentences[sentence.index - 1];
  if (!before || left === 0 || story.language !== 'en' || before.mood === 'grave') return [];
  const found = refersBack.exec(sentence.text);
  const pronoun = found?.[1];
  if (!pronoun || (/^th[eo]se$/i.test(pronoun) && namesItself(sentence.text.slice(found![0].length))))
    return [];
  if (/^they$/i.test(pronoun) && sentence.people.length > 0) return [];
  if (standsForNothing.test(sentence.text)) return [];
  // "The air drops its rain. When it comes over the top, it is dry.": not the rain.
  if (pronoun.toLowerCase() === 'it' && isAboutUnseen(before, story)) return [];
  const isMany = /^(?:they|these|those)$/i.test(pronoun);
  const named = namedThings(before, story).filter((one) => !isPlace(one) && isPlural(one.words) === isMany);
  return named.length > 0 ? [named[0]!.icon] : meantThings(before, story, left - 1);
}

/** Whether a sentence is about a thing that nothing shows: its first noun, before any verb. */
function isAboutUnseen(sentence: StorySentence, story: ThingsStory): boolean {
  const verb = sentence.tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const head = sentence.tokens.slice(0, verb < 0 ? undefined : verb).find(({ pos }) => pos === 'NOUN');
  if (!head || sentence.people.length > 0) return false;
  const around = wordsAround(sentence, story);
  return unseen.test(kindOf(head.lower, around) ?? '') && !pictureFor(head.lower, 'en', around);
}
const unseen = /^(?:artifact|food|plant|substance|phenomenon)$/;

/** Kinds of things that would be seen if they could be drawn: where a sentence is about one, no other stands in for it. */
const concrete = /^(?:artifact|food|plant|animal|body)$/;

/** What the concept does not name is spoken of in the next sentence still, and no longer. */
const spokenOfFor = 1;

/** What the talk is about while nothing new is named. */
function stillThere(sentence: StorySentence, story: ThingsStory): string[] {
  // Who comes into the story is what its sentence is about.
  const isNew = story.entities.some(({ first }) => first === sentence.index);
  // What it becomes is not what it is on the way.
  if (story.language !== 'en' || isNew || /life cycle|metamorphosis/.test(story.concept)) return [];
  const around = wordsAround(sentence, story);
  const ofConcept = pictureFor(story.concept, 'en', around);
  const lasting = ofConcept ?? thingOfConcept(story, around);
  const topic = lasting ?? thingNamedOften(story, around);
  if (!topic) return [];
  const isOfAnother = thingsNamed(sentence.tokens, () => true).some(
    ({ words, whole, rank }) =>
      !isPlace({ rank }) &&
      !tooGeneral.has(words) &&
      concrete.test(kindOf(words, around) ?? '') &&
      !pictureFor(whole, 'en', around),
  );
  const names = (one: StorySentence) =>
    namedThings(one, story).some((thing) => thing.icon === topic && !isPlace(thing));
  return !isOfAnother && isStillAtHand(sentence, story, names, lasting ? undefined : spokenOfFor)
    ? [topic]
    : [];
}

/** The words that tell which sense is meant: of the sentence, of its neighbours and of what the story is about. */
function wordsAround(sentence: StorySentence, { concept, sentences, terms }: ThingsStory): string[] {
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
