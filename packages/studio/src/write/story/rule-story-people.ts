import { historicalInHindi, historicalPerson } from '../../language/historical-people.ts';
import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { isKnownPlace, placeSuffix } from '../reading/known-places.ts';
import { genderOfTitle } from '../reading/name-runs.ts';
import type { PeopleOfStory } from '../reading/people-of-story.ts';
import type { Entity, Gender } from '../reading/reading.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import { capitalise, escapeRegExp } from '../text/words.ts';
import { genderOfFirstName, isGivenName } from './first-names.ts';
import { createMentions } from './mentions.ts';
import { type Quote, quoteFrom, type SpeechPieces, speechPieces } from './quotes.ts';
import type { ReadSentence, SpeechGrammar } from './reader.ts';
import { createReferents, isNamed, type Referents } from './referents.ts';
import { animalsByRule } from './rule-animals.ts';
import { type Bearers, bearersByRule } from './rule-bearers.ts';
import { findPeopleByRule, nameOfRole, ruleSpeech } from './rule-people.ts';
import { afterSpeech, goesOn, silence, type Talk } from './talk.ts';

type Placed = ReadSentence & { paragraph: number };
type RuleLanguage = Exclude<Language, 'en'>;

/** Reads a story in a language without a model for who is in it, who is meant, and who says what: names, roles, verbs of speech. */
export function peopleByRule(
  sentences: readonly Placed[],
  rules: ReadingRules,
  language: RuleLanguage,
  stops: ReadonlySet<string>,
): PeopleOfStory {
  const bearers = bearersByRule(sentences, rules, language);
  const animals = animalsByRule(sentences, rules, language, bearers);
  const places = placesNamed(sentences, rules, language, stops);
  const found = findPeopleByRule([...sentences], rules, language, stops, bearers).filter(
    (name) => !places.has(name),
  );
  const people = [
    ...found.filter((name) => !animals.some((animal) => animal.name === name)),
    ...animals.map(({ name }) => name),
  ];
  const mentions = createMentions(people);
  const genderOf = (name: string) =>
    animals.find((one) => one.name === name)?.gender ?? genderByRule(rules, name, bearers);
  const referents = createReferents({ she: rules.she, he: rules.he, genderOf });
  const speech = ruleSpeech(rules, bearers);
  let talk = silence;
  const kinOfAnimals = new Map<string, Entity>();
  const first = new Map<string, number>();
  const naming = nameAnimals(animals.map(({ name }) => name));
  const read = sentences.map(({ text: written, paragraph }, index) => {
    const text = naming(written);
    const narration = withoutSpeech(text);
    const named = mentions(text);
    const meant = referents.resolve(narration);
    const roles = rolesIn(narration, rules, (role) => nameOfRole(role, people, bearers));
    const kin = rules.ownKin.exec(narration);
    const owner =
      kin &&
      ownerOf(
        kin,
        named.filter((one) => isBefore(text, one, kin.index)),
        referents.recent(),
        genderOf,
      );
    const animal = animals.find(({ name }) => name === owner);
    if (kin && animal) kinOfAnimals.set(nameOfRole(kin.groups!.kin!, people, bearers), animal);
    const leading = roles.filter(({ name, leads }) => leads && !named.includes(name)).map(({ name }) => name);
    const known = meant && people.includes(meant) ? [meant] : [];
    const seen = named.filter((name) => !isOnlyPictured(text, name));
    const onStage = [seen, leading, known].find((who) => who.length > 0) ?? [];
    const pieces = speechPieces(written);
    const quote =
      pieces &&
      quoteOf(
        { ...pieces, told: pieces.outside.map(naming) },
        { speech, people, named, referents, talk, paragraph, index, isQuestion: /\?\W*$/.test(text) },
      );
    if (quote) talk = afterSpeech(talk, quote, { paragraph, sentence: index });
    const here = [
      ...(quote?.speaker ? [quote.speaker] : []),
      ...mentions(narration),
      ...roles.map(({ name }) => name),
    ];
    referents.mention([...new Set(here)]);
    for (const name of [...here, ...named]) if (!first.has(name)) first.set(name, index);
    return { people: onStage, named, ...(quote && { quote }) };
  });
  const isGroup = (name: string) => rules.groups.test(name);
  const others = [...first.keys()].filter((name) => !people.includes(name) && !isGroup(name));
  const entities = [...people, ...others].map(
    (name): Entity =>
      animals.find((animal) => animal.name === name) ??
      asItsKin(
        personByRule(name, rules, genderOf(name), first.get(name) ?? 0, bearers),
        kinOfAnimals.get(name),
      ),
  );
  return {
    entities: [
      ...entities,
      ...groupsByRule(sentences, rules),
      ...[...places].map(([name, at]) => placeAt(name, at)),
    ],
    sentences: read,
  };
}

function personByRule(
  name: string,
  rules: ReadingRules,
  gender: Gender | undefined,
  first: number,
  bearers: Bearers,
): Entity {
  const word = name.split(' ')[0]!;
  const noun = bearers.nounOf.get(name);
  const bound = noun !== undefined && (rules.roles.has(noun) || rules.titles.test(capitalise(noun)));
  const second = name.split(' ')[1];
  const isTitled =
    second !== undefined &&
    (!isGivenName(second) || rules.titles.test(word) || rules.roles.has(name.split(' ').at(-1)!));
  const role = bound || rules.roles.has(name) || rules.roles.has(name.toLowerCase()) || rules.roles.has(word);
  const history = historicalPerson(name) ?? historicalInHindi(word);
  const adult = history !== undefined || isTitled || (role && !rules.young.test(bound ? noun : name));
  return {
    name,
    kind: adult ? 'adult' : 'child',
    ...((gender ?? history?.gender) && { gender: gender ?? history!.gender }),
    ...(history && { role: history.role, period: history.period }),
    ...(history?.id && { known: history.id }),
    ...((rules.old.test(name) || (bound && rules.old.test(noun))) && { elder: true as const }),
    aliases: [],
    first,
  };
}

/** "le renard" goes by the name of Renard: an animal without a name of its own is called what it is. */
function nameAnimals(names: readonly string[]): (text: string) => string {
  const called = names.map((name) => ({
    name,
    word: new RegExp(`(?<!\\p{L})${escapeRegExp(name.toLowerCase())}(?!\\p{L})`, 'gu'),
  }));
  return (text) => called.reduce((told, { name, word }) => told.replace(word, name), text);
}

/** What a name or a role tells in a language. */
function genderByRule({ names, roles }: ReadingRules, name: string, bearers: Bearers): Gender | undefined {
  const first = name.split(' ')[0]!;
  return (
    names.get(name) ??
    names.get(first) ??
    roles.get(name) ??
    roles.get(name.toLowerCase()) ??
    roles.get(first.toLowerCase()) ??
    roles.get(bearers.nounOf.get(name) ?? '') ??
    genderOfTitle(capitalise(bearers.nounOf.get(name) ?? '')) ??
    (name.includes(' ') ? (genderOfTitle(first) ?? roles.get(name.split(' ').at(-1)!)) : undefined) ??
    genderOfFirstName(first)
  );
}

function rolesIn(text: string, { roles }: ReadingRules, nameOf: (role: string) => string) {
  return [...roles]
    .filter(([role]) => isNamed(text, role) && !text.includes(`-${role}`))
    .map(([role]) => ({ name: nameOf(role), leads: text.indexOf(role) < 8 }));
}

const pictureOf =
  "(?:foto|fotografía|retrato|photo|portrait|Foto|Bild|Porträt) (?:de|d['’]|del|von|vom|du)(?: \\p{Ll}+)*? ?";
const anyPicture = new RegExp(pictureOf, 'u');

/** "La foto de la abuela Rosa": she is in the photo, and not in the room. */
const isOnlyPictured = (text: string, name: string) =>
  anyPicture.test(text) && new RegExp(`${pictureOf}${escapeRegExp(name)}(?!\\p{L})`, 'u').test(text);

/** The mother of a stork is a stork. */
const asItsKin = (entity: Entity, owner: Entity | undefined): Entity => {
  if (!owner) return entity;
  const { role: _, elder: __, ...animal } = entity;
  return { ...animal, kind: 'animal', ...(owner.what && { what: owner.what }) };
};

/** Whose kin: "seine" is a he's, "ihre" is not. */
function ownerOf(
  { 0: words }: RegExpExecArray,
  named: readonly string[],
  recent: readonly string[],
  genderOf: (name: string) => Gender | undefined,
): string | undefined {
  const other = /^sein/iu.test(words) ? 'she' : /^ihr/iu.test(words) ? 'he' : undefined;
  return [...named, ...recent].find((name) => other === undefined || genderOf(name) !== other);
}

const isBefore = (text: string, name: string, at: number) => text.includes(name) && text.indexOf(name) < at;

/** Many together, by the first word for them. */
function groupsByRule(sentences: readonly ReadSentence[], { groups }: ReadingRules): Entity[] {
  const found = new Map<string, Entity>();
  sentences.forEach(({ text }, first) => {
    const word = groups.exec(text)?.[0];
    const name = word && capitalise(word);
    if (name && !found.has(name)) found.set(name, { name, kind: 'group', aliases: [], first });
  });
  return [...found.values()];
}

const placeAt = (name: string, first: number): Entity => ({ name, kind: 'place', aliases: [], first });
/** "nach Hause", "nach Weihnachten", "a Dios": stands like a place and is none. */
const noPlace = /^(?:Hause|Haus|Weihnachten|Ostern|Schulschluss|Mitternacht|Feierabend|Dios|Noël|Pâques)$/;

/** Names of places, and the sentence that first has them: known ones, and those that stand where only a place does. */
function placesNamed(
  sentences: readonly ReadSentence[],
  { placeBefore, titles, roles }: ReadingRules,
  language: RuleLanguage,
  stops: ReadonlySet<string>,
): Map<string, number> {
  const found = new Map<string, number>();
  if (!placeBefore) return found;
  sentences.forEach(({ text }, index) => {
    for (const { 0: run, index: start } of text.matchAll(
      /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)?(?!\p{L})/gu,
    )) {
      const opening = run.split(' ')[0]!;
      const isWord =
        run.includes(' ') &&
        (stops.has(opening.toLowerCase()) || placeBefore.test(`${opening.toLowerCase()} `));
      const at = isWord ? start + opening.length + 1 : start;
      const name = text.slice(at, start + run.length);
      const first = name.split(' ')[0]!;
      const isPlace = isKnownPlace(name) || placeSuffix.test(name);
      const stands =
        placeBefore.test(text.slice(0, at)) &&
        !titles.test(first) &&
        !roles.has(first) &&
        !noPlace.test(first);
      const isPerson = genderOfFirstName(first) !== undefined;
      const isSure = isPlace || (stands && !isPerson && (language !== 'de' || !name.includes(' ')));
      if (isSure && !found.has(name)) found.set(name, index);
    }
  });
  return found;
}

type Context = {
  speech: SpeechGrammar;
  people: readonly string[];
  named: readonly string[];
  referents: Referents;
  talk: Talk;
  paragraph: number;
  index: number;
  isQuestion: boolean;
};

function quoteOf({ told, ...pieces }: SpeechPieces & { told: string[] }, context: Context): Quote {
  const { speech, people, named, talk, referents, index } = context;
  const { speaker, self } = findSpeaker(told, context);
  const answering = goesOn(talk, index) ? talk.speakers.find((name) => name !== speaker) : undefined;
  const listener =
    speaker && (named.find((name) => name !== speaker) ?? answering ?? referents.lastBeside(speaker));
  return quoteFrom(
    pieces,
    { ...(speaker && { speaker }), ...(listener && { listener }), ...(self && { self }) },
    (part) => speech.isAttribution(part, people),
  );
}

/** By name, by pronoun, by the turn of the talk; nobody rather than a guess. */
function findSpeaker(
  outside: readonly string[],
  { speech, people, named, referents, talk, paragraph, index, isQuestion }: Context,
): { speaker?: string; self?: true } {
  for (const part of outside) {
    const speaker = speech.speakerIn(part, people);
    if (speaker) return { speaker };
    if (speech.selfSpeaks(part)) return { self: true };
    if (speech.pronounSpeaks(part)) {
      const meant = referents.resolve(part, named);
      if (meant) return { speaker: meant };
    }
  }
  // "—Ven —le dijo.": who does, the sentence before tells.
  const unsaid = outside.some((part) => speech.omitsSubject(part)) ? referents.recent()[0] : undefined;
  if (unsaid) return { speaker: unsaid };
  if (outside.some((part) => /\p{L}/u.test(part))) return {};
  if (!goesOn(talk, index)) return {};
  const [last, other] = talk.speakers;
  // "'Why?' asked Tim. 'Because …'": whoever asks does not answer. In one paragraph one person goes on speaking; a new one is the other's turn.
  const answers = talk.asked && other !== undefined && !isQuestion;
  const next =
    talk.attributed && talk.paragraph === paragraph && !answers
      ? last
      : (other ?? (last && referents.lastBeside(last)));
  return next ? { speaker: next } : {};
}
