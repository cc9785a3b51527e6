import { historicalInHindi, historicalPerson } from '../../language/historical-people.ts';
import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import type { PeopleOfStory } from '../reading/people-of-story.ts';
import type { Entity, Gender } from '../reading/reading.ts';
import { capitalise, escapeRegExp } from '../text/words.ts';
import { createMentions } from './mentions.ts';
import { type Quote, quoteFrom, type SpeechPieces, speechPieces } from './quotes.ts';
import type { ReadSentence, SpeechGrammar } from './reader.ts';
import { createReferents, isNamed, type Referents } from './referents.ts';
import { animalsByRule } from './rule-animals.ts';
import { findPeopleByRule, ruleSpeech } from './rule-people.ts';
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
  const animals = animalsByRule(sentences, rules, language);
  const found = findPeopleByRule([...sentences], rules, language, stops);
  const people = [
    ...found.filter((name) => !animals.some((animal) => animal.name === name)),
    ...animals.map(({ name }) => name),
  ];
  const mentions = createMentions(people);
  const genderOf = (name: string) =>
    animals.find((one) => one.name === name)?.gender ?? genderByRule(rules, name);
  const referents = createReferents({ she: rules.she, he: rules.he, genderOf });
  const speech = ruleSpeech(rules);
  let talk = silence;
  const first = new Map<string, number>();
  const naming = nameAnimals(animals.map(({ name }) => name));
  const read = sentences.map(({ text: written, paragraph }, index) => {
    const text = naming(written);
    const narration = text.replace(/"[^"]*"/g, ' ');
    const named = mentions(text);
    const meant = referents.resolve(narration);
    const roles = rolesIn(narration, rules);
    const leading = roles.filter(({ name, leads }) => leads && !named.includes(name)).map(({ name }) => name);
    const known = meant && people.includes(meant) ? [meant] : [];
    const onStage = [named, leading, known].find((who) => who.length > 0) ?? [];
    const pieces = speechPieces(written);
    const quote =
      pieces &&
      quoteOf(
        { ...pieces, told: pieces.outside.map(naming) },
        { speech, people, named, referents, talk, paragraph, index },
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
  const others = [...first.keys()].filter((name) => !people.includes(name));
  const entities = [...people, ...others].map(
    (name): Entity =>
      animals.find((animal) => animal.name === name) ??
      personByRule(name, rules, genderOf(name), first.get(name) ?? 0),
  );
  return { entities, sentences: read };
}

function personByRule(name: string, rules: ReadingRules, gender: Gender | undefined, first: number): Entity {
  const word = name.split(' ')[0]!;
  const role = rules.roles.has(name) || rules.roles.has(name.toLowerCase()) || rules.roles.has(word);
  const history = historicalPerson(name) ?? historicalInHindi(word);
  const adult =
    history !== undefined ||
    (rules.titles.test(word) && name.includes(' ')) ||
    (role && !rules.young.test(name));
  return {
    name,
    kind: adult ? 'adult' : 'child',
    ...((gender ?? history?.gender) && { gender: gender ?? history!.gender }),
    ...(history && { role: history.role, period: history.period }),
    ...(history?.id && { known: history.id }),
    ...(rules.old.test(name) && { elder: true as const }),
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
function genderByRule({ names, roles }: ReadingRules, name: string): Gender | undefined {
  const first = name.split(' ')[0]!;
  return (
    names.get(name) ??
    names.get(first) ??
    roles.get(name) ??
    roles.get(name.toLowerCase()) ??
    roles.get(first.toLowerCase())
  );
}

function rolesIn(text: string, { roles }: ReadingRules) {
  return [...roles]
    .filter(([role]) => isNamed(text, role))
    .map(([role]) => ({ name: capitalise(role), leads: text.indexOf(role) < 8 }));
}

type Context = {
  speech: SpeechGrammar;
  people: readonly string[];
  named: readonly string[];
  referents: Referents;
  talk: Talk;
  paragraph: number;
  index: number;
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
  { speech, people, named, referents, talk, paragraph, index }: Context,
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
  if (outside.some((part) => /\p{L}/u.test(part))) return {};
  if (!goesOn(talk, index)) return {};
  const [last, other] = talk.speakers;
  // In one paragraph one person goes on speaking; a new one is the other's turn.
  const next =
    talk.attributed && talk.paragraph === paragraph ? last : (other ?? (last && referents.lastBeside(last)));
  return next ? { speaker: next } : {};
}
