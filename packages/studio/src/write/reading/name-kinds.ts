import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { historicalPerson } from '../../language/historical-people.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import { textsWith, theWord } from '../text/marked-word.ts';
import { escapeRegExp } from '../text/words.ts';
import { animalByArticle, animalInName, hasBodyOfAnimal } from './animal-names.ts';
import { kindTold } from './as-told.ts';
import { isMaybeOfToday } from './borne-today.ts';
import { calledInFamily, isOfficeAlone, isOnlyAddressed, isTitleOf } from './called-by-office.ts';
import { callsFamily, familyWord, isAlsoGiven, isFamilyCall, isGrandfatherHere } from './family-words.ts';
import { isOfTwoSyllables } from './given-names.ts';
import { isKnownPlace, placeBeginning, placeEnding, placeSuffix } from './known-places.ts';
import { type Evidence, type NamePlace, speech, speechBefore, weigh } from './name-clues.ts';
import { isPeopleName, kindByEnding } from './name-endings.ts';
import { asSibling, asTheirFellows, type Judged } from './name-fellows.ts';
import { genderOfTitle, isCommonWord, isElderTitle, type NameRun, title, titleBehind } from './name-runs.ts';
import { calledByOthers } from './named-beside.ts';
import {
  isFamily,
  isIdea,
  isMatter,
  isMonth,
  isNotion,
  isOfMany,
  isSungOrWritten,
  isTheOne,
  isUpForChoice,
  isWhere,
  kindOfCounted,
  noNameEnding,
  rulerBehind,
} from './names-of-no-one.ts';
import { beingOf, borneByChildren, speciesNamed } from './noun-kinds.ts';
import type { Entity, EntityKind, Gender } from './reading.ts';
import { talkingIn } from './talking-animals.ts';
import { isYoungByStory } from './young-by-story.ts';

/** A name is taken for a being or a place from this much on. */
const enough = 2;

/**
 * What every name of a story is, by its own words, by what is known of the world, and by the words around it. One that a
 * creator has spoken of is kept, however little the text says.
 */
export function classifyNames(
  sentences: readonly string[],
  runs: NameRun[][],
  told?: CastChoices | undefined,
  country = '',
): Entity[] {
  const whole = mergeForms(runs.flatMap((list, index) => list.map((run) => ({ ...run, index }))));
  const judged = whole.map((form) => ({
    ...form,
    found:
      judge(form.name, form.aliases, form.places, sentences, country) ??
      (kindTold([form.name, ...form.aliases], told) && { kind: 'thing' as const }),
  }));
  return judged.flatMap(({ name, aliases, places, found }) => {
    const like = found
      ? asSibling(name, found, places, judged, sentences)
      : asTheirFellows(places, judged, sentences);
    return like ? [{ ...like, name, aliases, first: Math.min(...places.map(({ index }) => index)) }] : [];
  });
}

type Form = { name: string; aliases: string[]; places: NamePlace[] };

/** "Leo" and "Leo Park" are one person, and so are "Femi" and "Uncle Femi"; the fullest form is the name. */
function mergeForms(places: NamePlace[]): Form[] {
  const forms = new Map<string, NamePlace[]>();
  for (const place of places) forms.set(place.name, [...(forms.get(place.name) ?? []), place]);
  const names = [...forms.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length);
  const kept: Form[] = [];
  for (const name of names) {
    const bearers = kept.filter((form) => isPartOf(name, form.name) || isTitleOf(name, form.name));
    if (bearers.length === 1) {
      bearers[0]!.aliases.push(name);
      bearers[0]!.places.push(...forms.get(name)!);
    } else kept.push({ name, aliases: [], places: [...forms.get(name)!] });
  }
  return kept.sort(
    (a, b) => a.places[0]!.index - b.places[0]!.index || a.places[0]!.from - b.places[0]!.from,
  );
}

const isPartOf = (short: string, long: string) => {
  const telling = short.split(' ').filter((word) => !title.test(word) && !titleBehind.test(word));
  const all = long.split(' ');
  return (
    telling.length > 0 &&
    !kindByEnding(long) &&
    !placeEnding.test(all.at(-1)!) &&
    telling.every((word) => all.includes(word))
  );
};

/** An elder sister or brother bears one, and is a child all the same. */
const siblingTitle = /^(?:Ate|Kuya|Kak|Mbak|Mas|Didi|Bhaiya|Akka|Anna|Unni|Oppa|Noona|Hyung|Abla)$/;

function judge(
  name: string,
  aliases: string[],
  places: NamePlace[],
  sentences: readonly string[],
  country: string,
): Judged | undefined {
  const words = name.split(' ');
  const byEnding = kindByEnding(name);
  // "The hall at Cooper Union".
  if (byEnding === 'group' && isWhere(places, sentences)) return { kind: 'place' };
  if (byEnding) return { kind: byEnding };
  const counted = kindOfCounted(name, places, sentences);
  if (counted) return { kind: counted };
  if (isFamily(places, sentences)) return { kind: 'group' };
  if (isPeopleName(name)) return { kind: 'group' };
  // "St. Thomas's Abbey"
  const isOfSomebody = places.every(({ from, index }) => /['’]s $/u.test(sentences[index]!.slice(0, from)));
  if (isPlaceByWords(words) || (isOfSomebody && words.length === 1 && placeEnding.test(name)))
    return { kind: 'place' };
  if ([isNotion, isMonth, isSungOrWritten, isUpForChoice].some((isThing) => isThing(places, sentences)))
    return { kind: 'thing' };
  if (isKnownPlace(name) && !isCalledLikePlace(name, places, sentences)) return { kind: 'place' };
  const lower = name.toLowerCase();
  const isName = isAlsoGiven(lower) && !callsFamily(lower, sentences, country);
  const own = words.length === 1 && !isName ? beingOf(lower) : undefined;
  if (words.length === 1 && !own && isFamilyCall(lower) && !isGivenName(name)) return calledInFamily(lower);
  const nicknamed = own?.kin ? speciesCalled(name, sentences) : undefined;
  if (nicknamed) return { kind: 'animal', what: nicknamed };
  if (own?.kin && own.kind === 'adult')
    return {
      kind: 'adult',
      role: lower,
      ...(own.gender && { gender: own.gender }),
      ...((own.elder || isGrandfatherHere(lower, sentences)) && { elder: true }),
    };
  // "Didi laughed"
  if (own?.kin && familyWord(lower)) return { kind: 'child', ...(own.gender && { gender: own.gender }) };
  if (own?.kind === 'group') return { kind: 'group' };
  if (isOfficeAlone(name) && isOnlyAddressed(places, sentences)) return undefined;
  if (own?.kind !== 'animal' && isOfficeAlone(name) && !speciesCalled(name, sentences)) {
    const gender = own?.gender ?? genderOfTitle(name);
    return { kind: 'adult', ...(own && { role: lower }), ...(gender && { gender }) };
  }
  const species = animalInName(words, talkingIn(sentences).size > 0);
  // "From Buffalo to New York"
  if (
    species &&
    words.length === 1 &&
    talkingIn(sentences).size === 0 &&
    !/s$/.test(name) &&
    places.every(({ from, index }) => fromOrTo.test(sentences[index]!.slice(0, from)))
  )
    return { kind: 'place' };
  if (species) return { kind: 'animal', what: speciesCalled(name, sentences) ?? species };
  const ofFable = animalByArticle(words, places, sentences);
  if (ofFable !== undefined) return { kind: 'animal', ...(ofFable && { what: ofFable }) };
  if (isHouseOfSaint(name, places, sentences) || isWaterOfSaint(name, places, sentences))
    return { kind: 'place' };
  const evidence: Evidence = { person: 0, animal: 0, place: 0, roles: [], kin: false };
  const titleOf = words.length > 1 ? titleIn(words) : undefined;
  const titled = titleOf !== undefined;
  const found = historicalPerson(name, aliases);
  const history = found && isMaybeOfToday(name, sentences) ? undefined : found;
  if (titled) evidence.person += 4;
  if (history) evidence.person += 5;
  if (!titled && (placeEnding.test(words.at(-1)!) || placeBeginning.test(words[0]!)) && words.length > 1)
    evidence.place += 4;
  if (!titled && words.length === 1 && placeSuffix.test(name)) evidence.place += 2;
  if (words.some((word) => isFirstName(word))) evidence.person += 3;
  else if (words.some((word) => isGivenName(word) && !isCommonWord(word))) evidence.person += 2;
  const idea = isIdea(name, places);
  for (const place of places) weigh(place, sentences, evidence, idea);
  const { person, animal, place } = evidence;
  // "My brother Cian is a pig" says what he is like.
  const isKin = evidence.roles.some((role) => beingOf(role)?.kin);
  if (evidence.what && isToy(name, evidence.what, sentences))
    return { kind: 'thing', what: `teddy ${evidence.what}` };
  if (evidence.what && !isKin && animal >= Math.max(enough, place))
    return { kind: 'animal', what: evidence.what };
  if (evidence.thing && !history) return { kind: 'thing', what: evidence.thing };
  if (place >= enough && place > person) return { kind: 'place' };
  if (isOfMany(name, places, sentences)) return { kind: 'group' };
  if (isTheOne(name, places, sentences) && !titled && !history && evidence.roles.length === 0)
    return { kind: 'thing' };
  if (person < enough || (idea && noNameEnding.test(name)) || isMatter(name, places)) return undefined;
  if (!titled && !history && evidence.roles.length === 0 && hasBodyOfAnimal(places, sentences))
    return { kind: 'animal', ...(evidence.what && { what: evidence.what }) };
  const bearsOnly = history && bearsNameOnly(name, evidence, places, sentences);
  const isFormal = !history && words.length > 1 && onlySaid(name, aliases, places, sentences);
  const isYoung =
    words.length === 2 && !history && isGivenName(words[0]!) && isYoungByStory(places, sentences);
  return personOf(
    isFormal || isYoung ? words.slice(0, 1) : words,
    evidence,
    titleOf,
    bearsOnly ? undefined : history,
    words.length > 1 && places.some(({ to, index }) => born.test(sentences[index]!.slice(to))),
  );
}

const fromOrTo = /(?<!\p{L})(?:in|at|to|from|near|through|across|into|around|towards?|left|reached) $/iu;
const inOrTo =
  /(?<!\p{L})(?:in|at|to|from|of|near|for|through|across|into|around|the|towards?|left|reached) $/iu;

/** "Florence was born in 1820. She loved numbers.": somebody who is called like a city or a river. */
const isCalledLikePlace = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  (places.every(({ from, index }) => !inOrTo.test(sentences[index]!.slice(0, from))) &&
    places.some(
      ({ from, to, index }) =>
        from === 0 &&
        (/^ (?:was|is) (?:born|married|(?:only )?\p{L}+ years old)(?!\p{L})/u.test(
          sentences[index]!.slice(to),
        ) ||
          (isGivenName(name) && /^(?:She|He|Her|His)(?!\p{L})/u.test(sentences[index + 1] ?? ''))),
    )) ||
  (places.every(({ from, index }) => !inOrTo.test(sentences[index]!.slice(0, from))) &&
    isSaidOfBeing(name, places, sentences));

/** "Everyone builds a volcano," said Jordan; "he ran with Togo, a small grey husky". */
const isSaidOfBeing = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  places.some(({ from, to, index }) => {
    const text = sentences[index]!;
    const noun = /^, an? (?:\p{Ll}+ ){0,3}?(\p{Ll}+)(?=[.,;]| (?:who|that|with|from)(?!\p{L}))/u.exec(
      text.slice(to),
    )?.[1];
    return (
      (isGivenName(name) && (speechBefore.test(text.slice(0, from)) || speech.test(text.slice(to)))) ||
      (noun !== undefined && beingOf(noun) !== undefined && beingOf(noun)?.kind !== 'group')
    );
  });

/** "My name is Noah Tremblay," said Noah: the story itself calls him as one calls a child. */
const onlySaid = (
  name: string,
  aliases: readonly string[],
  places: readonly NamePlace[],
  sentences: readonly string[],
) =>
  aliases.includes(name.split(' ')[0]!) &&
  places
    .filter(({ from, to, index }) => sentences[index]!.slice(from, to) === name)
    .every(({ from, index }) => sentences[index]!.slice(0, from).split('"').length % 2 === 0);

/** "I took my bear Bruno": nobody has such an animal, unless it is of cloth. */
const isToy = (name: string, species: string, sentences: readonly string[]) =>
  wild.test(species) &&
  sentences.some((text) =>
    new RegExp(
      `(?<!\\p{L})(?:my|his|her|our|\\p{Lu}\\p{L}+['’]s) (?:(?:old|big|little|toy|cuddly|soft|favou?rite|stuffed) )*${species},? (?:called |named )?${escapeRegExp(name)}(?!\\p{L})`,
      'u',
    ).test(text),
  );
const wild =
  /^(?:bear|lion|tiger|elephant|wolf|crocodile|dinosaur|giraffe|zebra|panda|koala|hippo|shark|whale|kangaroo)$/;

const isCalled = new RegExp(
  `(?<!\\p{L})(?:an?|the|my|our|his|her|their) (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+),? (?:called|named) ${theWord}`,
  'u',
);

/** "A green parakeet called Kiwi" is no kiwi. */
function speciesCalled(name: string, sentences: readonly string[]): string | undefined {
  for (const text of textsWith(name, sentences)) {
    const at = text.indexOf(theWord);
    const noun = isCalled.exec(text)?.[1] ?? (at > 0 ? calledByOthers(text.slice(0, at)) : undefined);
    const species = noun && speciesNamed(noun);
    if (species) return species;
  }
  return undefined;
}

/** "Hall of Worthies", "Palace of Versailles". */
const isPlaceByWords = ([first = '', of]: readonly string[]) =>
  of === 'of' && (first === 'Hall' || placeEnding.test(first));

/** "Saint Mark's" with nothing after it is a church or a school. */
const isHouseOfSaint = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  /^(?:Saint|St\.?) .+['’]s$/.test(name) ||
  (/^(?:Saint|St\.?) /.test(name) &&
    places.some(
      ({ to, index }) =>
        /^['’]s(?! \p{Ll}|\p{L})/u.test(sentences[index]!.slice(to)) ||
        placeEnding.test(/^['’]s (\p{Lu}\p{Ll}+)/u.exec(sentences[index]!.slice(to))?.[1] ?? ''),
    ));

/** "Where the Saguenay meets the Saint Lawrence": a river. */
const isWaterOfSaint = (name: string, places: readonly NamePlace[], sentences: readonly string[]) =>
  /^(?:Saint|St\.?|San|Santa) /.test(name) &&
  places.every(({ from, index }) => /(?<!\p{L})the $/iu.test(sentences[index]!.slice(0, from)));

/** "Anna Kowalska", "Lola Perez": a word of the family that is a given name too stands before a given name only. */
const isNameAndSurname = ([first = '', second = '']: readonly string[]) =>
  (isFirstName(first) || isAlsoGiven(first.toLowerCase())) && !isGivenName(second);

/** The title in a name of several words: "Uncle" in "Uncle Ben", "Miss" in "Farida Miss". */
const titleIn = (words: readonly string[]) =>
  title.test(words[0]!) && !isNameAndSurname(words)
    ? words[0]
    : titleBehind.test(words.at(-1)!) || rulerBehind.test(words.join(' '))
      ? words.at(-1)
      : isTitleOfWork(words)
        ? words[0]
        : undefined;

/** "Ranger Holly Park", "Biologist Doug Smith", "Keeper Joseph": any work that somebody does. */
function isTitleOfWork([first = '', ...rest]: readonly string[]): boolean {
  const being = beingOf(first.toLowerCase());
  return rest.length > 0 && being?.kind === 'adult' && !being.kin && !isGivenName(first);
}

const grownUp = 18;
/** From this age on somebody is drawn as an old one. */
const oldFrom = 60;

/** How a life begins. */
const born = /^ (?:was|is) (?:born|the (?:\p{Ll}+ )?(?:son|daughter|child) of)(?!\p{L})/u;

function personOf(
  words: string[],
  { roles, age: told, kin }: Evidence,
  titled: string | undefined,
  history: ReturnType<typeof historicalPerson>,
  ofALife: boolean,
): Judged {
  // A life tells of the child as well; whose it is lived longer. "Grandma Rosa was seven when the war began."
  const isElder = titled !== undefined && beingOf(titled.toLowerCase())?.kind === 'adult';
  const age = history || ofALife || (isElder && (told ?? grownUp) < grownUp) ? undefined : told;
  const beings = roles.flatMap((role) => (borneByChildren.test(role) ? [] : (beingOf(role) ?? [])));
  const adult = beings.some(({ kind }) => kind === 'adult');
  // "Her cousin Lwazi, who is a ranger"
  const child = beings.some(({ kind, kin: ofFamily }) => kind === 'child' && !(adult && ofFamily));
  const kind: EntityKind =
    age !== undefined
      ? age < grownUp
        ? 'child'
        : 'adult'
      : ofALife ||
          (titled && !siblingTitle.test(titled)) ||
          history ||
          (adult && !child) ||
          (kin && !child) ||
          roles.includes('old')
        ? 'adult'
        : !child &&
            words.length > 1 &&
            !words.every((word) => isFirstName(word)) &&
            !isOfTwoSyllables(words) &&
            !(words.length === 2 && titled && siblingTitle.test(titled))
          ? 'adult'
          : 'child';
  const genders = beings.flatMap(({ gender }) => gender ?? []);
  const gender: Gender | undefined =
    history?.gender ?? (titled ? genderOfTitle(titled) : undefined) ?? genders[0];
  const role = roles.find((word) => beingOf(word)?.kind === 'adult') ?? history?.role ?? titleRole(words[0]!);
  return {
    kind,
    ...(gender && { gender }),
    ...(kind === 'adult' &&
      (roles.includes('old') ||
        (told ?? 0) >= oldFrom ||
        // In Latin America hardly anybody young is called Don.
        (/^(?:Old|Don)$/.test(words[0]!) && !roles.includes('father')) ||
        beings.some(({ elder }) => elder) ||
        (titled && isElderTitle(titled))) && { elder: true as const }),
    ...(role && !(kind === 'child' && titled) && { role }),
    ...(history && { period: history.period }),
    ...(history?.id && { known: history.id }),
  };
}

/** Whose people the teller speaks of; a nation's leaders are "our" too. */
const tellersOwn = /(?<!\p{L})(?:my|our) (?!hero|heroine|leader|president|king|queen)(?:\p{Ll}+ ){0,2}$/iu;
const tellersOwnAfter = /^(?:,| is| was) (?:my|our) (?!hero|heroine|leader|president|king|queen)/iu;

/** "His sister Antoinette", "our teacher Mary Jackson", "Darwin, a boy of nine": they bear the name and nothing else. */
function bearsNameOnly(
  name: string,
  { roles, age }: Evidence,
  places: readonly NamePlace[],
  sentences: readonly string[],
): boolean {
  // "She gave each child a name. She called him Nelson": Nelson Mandela is nobody else for that.
  if (roles.some((role) => role !== 'child' && beingOf(role)?.kin)) return true;
  const isChild = (age !== undefined && age < 18) || roles.some((role) => beingOf(role)?.kind === 'child');
  if (isChild && !name.includes(' ')) return true;
  return places.some(
    ({ from, to, index }) =>
      tellersOwn.test(sentences[index]!.slice(0, from)) || tellersOwnAfter.test(sentences[index]!.slice(to)),
  );
}

/** A rank that names nobody by itself: a private garden is no soldier's. */
const ranks = /^(?:private|major|marshal|brigadier)$/;

const titleRole = (word: string) => {
  const lower = word.toLowerCase().replace(/\.$/, '');
  if ((!title.test(word) && !beingOf(lower)) || isAlsoGiven(lower)) return undefined;
  return ranks.test(lower) ? 'soldier' : beingOf(lower) ? lower : undefined;
};
