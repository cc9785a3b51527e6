import type { Prop } from '@panelwise/contracts/domain/script';
import { thingsOf } from '../../draw/props/several.ts';
import { kindOf } from '../../words/kind-of.ts';
import { pictureOf } from '../../words/picture-of.ts';
import { showsSpecies } from '../../words/species.ts';
import { type Entity, isDark } from '../reading/reading.ts';
import { namesMoney } from '../story/amounts.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { onceFor } from '../story/once-for.ts';
import { isPlural, plainWords } from '../text/words.ts';
import { lookOfEntity } from './entity-looks.ts';
import { isStillAtHand } from './held-things.ts';
import { isInScene } from './in-scene.ts';
import { thingNamedOften, thingOfConcept } from './key-thing.ts';
import { pictureFor } from './picture-for.ts';
import {
  isOfItsTime,
  isPlace,
  namedThings,
  type SeenThing,
  type ThingsStory,
  tooGeneral,
  wordsAround,
} from './seen-things.ts';
import { sceneOfSentence } from './story-place.ts';
import { thingsNamed } from './things-named.ts';
import { thingOfVerbs } from './things-of-verbs.ts';
import { isOfOtherColourInStory } from './told-colours.ts';
import { namedTerm, writtenWords } from './written-words.ts';

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
