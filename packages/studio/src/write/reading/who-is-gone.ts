import { escapeRegExp } from '../text/words.ts';
import type { PeopleOfStory } from './people-of-story.ts';
import type { Entity } from './reading.ts';
import { withoutSpeech } from './without-speech.ts';

type Read = PeopleOfStory['sentences'][number];

/** "He had gone blind", "She had gone up to the roof with her notebook": they are still seen. */
const notFarOff = '(?! (?:blind|deaf|quiet|pale|red|white|wrong|up)(?!\\p{L}))';
/** What is said of somebody who is not there: "Rex was gone", "Pedro did not come out". */
const isAway = `(?:(?:was|were|is|are|had) (?:already |suddenly )?(?:gone${notFarOff}|missing|not (?:there|at home|in town)|nowhere|disappeared|vanished|run away)|(?:disappeared|vanished|ran away)|(?:did not|didn['’]t|does not|doesn['’]t|never|had not|hadn['’]t|has not|hasn['’]t) (?:come?|returned?|arrived?|appear(?:ed)?|turned? up|shown? up|show up)(?! (?:up with|across|near|close|true|easily|with me))|stayed (?:away|at home)|(?:was|were) absent)(?!\\p{L})`;
const anybodyAway = new RegExp(isAway, 'iu');

/**
 * Whoever a sentence says is gone is not in its picture, nor in those after it, and hears nothing, until the story shows
 * them again by name.
 */
export function withoutTheAbsent(
  sentences: readonly Read[],
  texts: readonly string[],
  entities: readonly Entity[],
): Read[] {
  const away = new Set<string>();
  return sentences.map((sentence, index) => {
    const told = withoutSpeech(texts[index]!);
    const { people, quote, named } = sentence;
    for (const name of [...away])
      if (quote?.speaker === name || isThereAgain(told, name, named, entities)) away.delete(name);
    if (anybodyAway.test(told))
      for (const name of people) if (leaves(told, name, people, entities)) away.add(name);
    if (unseen.test(told) || anybodyElsewhere.test(told)) {
      const gone = people.filter((name) => isUnseen(told, name, entities));
      if (gone.length > 0) return { ...sentence, people: people.filter((name) => !gone.includes(name)) };
    }
    if (away.size === 0) return sentence;
    const { listener, ...said } = quote ?? {};
    return {
      ...sentence,
      people: people.filter((name) => !away.has(name)),
      away: [...away],
      ...(listener && away.has(listener) && { quote: said as typeof quote }),
    };
  });
}

/** "I could not see Saruul any more": for that moment. */
const unseen =
  /(?<!\p{L})(?:(?:could|can|did|do|does)(?: not|n['’]t|not) (?:see|find|hear) |no (?:(?:sign|trace) of )?(?=\p{L}))/iu;
/** "Ravi was not at school", "Ravi could not come": somewhere else, at that moment. */
const elsewhere = ` (?:(?:was|is)(?: not|n['’]t) (?:at|in) (?:school|class|the \\p{L}+|his (?:seat|room|bed|place)|her (?:seat|room|bed|place))|(?:could|can)(?: not|n['’]t|not) come|had (?:already |just )?(?:left|gone)|has (?:already |just )?(?:left|gone))(?! to (?:help|school)|out of)${notFarOff}(?!\\p{L})`;
const anybodyElsewhere = new RegExp(elsewhere, 'iu');
const isUnseen = (told: string, name: string, entities: readonly Entity[]) =>
  namesOf(name, entities).some((one) =>
    new RegExp(
      `${unseen.source}${escapeRegExp(one)}(?!\\p{L})|(?<!\\p{L})${escapeRegExp(one)}${elsewhere}`,
      'iu',
    ).test(told),
  );

const namesOf = (name: string, entities: readonly Entity[]) => [
  name,
  ...(entities.find((one) => one.name === name)?.aliases ?? []),
];

/** Named again where something else is told of them: "There was Rex". */
const isThereAgain = (told: string, name: string, named: readonly string[], entities: readonly Entity[]) =>
  !anybodyAway.test(told) &&
  !/(?<!\p{L})(?:looked for|searched for|called(?: for)?|missed|about|without|like|find)(?!\p{L})/iu.test(
    told,
  ) &&
  ((named.includes(name) && namesOf(name, entities).some((one) => told.includes(one))) ||
    isCalledByRole(told, name, entities));

/** "His mother ran back": what somebody is to another stands for the name that the story does not give. */
function isCalledByRole(told: string, name: string, entities: readonly Entity[]): boolean {
  const role = entities.find((one) => one.name === name)?.role;
  return (
    role !== undefined &&
    new RegExp(`(?<!\\p{L})(?:his|her|their|my|our|the) ${escapeRegExp(role)}(?!['’\\p{L}])`, 'iu').test(told)
  );
}

/** By name, or by the only pronoun that can mean them. */
function leaves(told: string, name: string, people: readonly string[], entities: readonly Entity[]): boolean {
  const names = namesOf(name, entities).map(escapeRegExp);
  // "Kondwani had learned it by heart, and it was gone": he is still there.
  const own = entities.some((one) => one.name === name && one.kind === 'animal') ? ['it'] : [];
  const pronouns = people.length === 1 ? ['he', 'she', ...own] : onlyPronounOf(name, people, entities);
  return new RegExp(`(?<!\\p{L})(?:${[...names, ...pronouns].join('|')}) ${isAway}`, 'iu').test(told);
}

/** "He" beside a woman: nobody else of the sentence can be meant by it. */
function onlyPronounOf(name: string, people: readonly string[], entities: readonly Entity[]): string[] {
  const genderOf = (one: string) => entities.find((entity) => entity.name === one)?.gender;
  const own = genderOf(name);
  const others = people.filter((one) => one !== name).map(genderOf);
  return own && others.every((gender) => gender !== undefined && gender !== own) ? [own] : [];
}
