import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import type { PeopleOfStory } from './people-of-story.ts';
import type { Entity } from './reading.ts';

type Read = PeopleOfStory['sentences'][number];

const dies =
  '(?:had )?(?:died|dies|passed away|was put to sleep|fell asleep for(?: ?)ever|stopped breathing)';
const anybodyDies = new RegExp(` ${dies}`, 'iu');
const memorial = 'altar|ofrenda|shrine|grave|gravestone|headstone|tomb|tombstone|funeral|burial|memorial|urn';
const mourning = new RegExp(`(?<!\\p{L})(?:${memorial}|late)(?!\\p{L})`, 'iu');

/** "An altar for my abuelo Chucho", "Grandpa's grave", "my late uncle": they are dead where the story begins. */
const mourned = new RegExp(
  `(?<!\\p{L})(?:(?:${memorial}) (?:for|of|to) (?:(?:my|our|his|her|their|the) )?(?:\\p{L}+ ){0,2}${theWord}|(?:my|our|his|her|their) late ${theWord}|${theWord}['’]s (?:\\p{L}+ )?(?:${memorial}|ashes))(?!\\p{L})`,
  'iu',
);
const isMourned = (text: string, names: readonly string[]) =>
  names.some((name) => mourned.test(markWordInAnyCase(text, name)));

/** What is told of earlier times after a death: they are alive in it. */
const looksBack =
  /(?<!\p{L})(?:had|when (?:I|we|he|she|they) (?:was|were)|remember(?:s|ed)?|used to|once|before|in (?:1\d{3}|20\d\d)|dream(?:s|ed|t)?)(?!\p{L})/iu;

/**
 * A pet or a grandmother who has died in a story of today is in no picture after it, and nobody speaks to her, except where
 * the story looks back. Lives of people of history are told in any order.
 */
export function withoutTheDead(
  sentences: readonly Read[],
  texts: readonly string[],
  entities: readonly Entity[],
): Read[] {
  const dead = new Set<string>();
  return sentences.map((sentence, index) => {
    const { people, quote } = sentence;
    const text = texts[index]!;
    for (const { name, aliases, known } of mourning.test(text) ? entities : [])
      if (!known && isMourned(text, [name, ...aliases])) dead.add(name);
    const isGone = (name: string | undefined) =>
      name !== undefined && name !== quote?.speaker && dead.has(name) && !looksBack.test(text);
    const { listener, ...said } = quote ?? {};
    const kept = {
      ...sentence,
      people: people.filter((name) => !isGone(name)),
      ...(quote && isGone(listener) && { quote: said as typeof quote }),
    };
    // Few sentences tell of a death: only of those it is asked whose.
    for (const { name, aliases, known, period } of anybodyDies.test(text) ? entities : [])
      if (
        !known &&
        (!period || entities.some((one) => one.known)) &&
        diesIn(text, [name, ...aliases, ...heWhoDies(text, people, name)])
      )
        dead.add(name);
    return kept;
  });
}

/** "He died in March": where the sentence means nobody else. */
const heWhoDies = (text: string, people: readonly string[], name: string) =>
  people.length === 1 && people[0] === name
    ? (/^(?:Then |But )?(He|She)(?!\p{L})/u.exec(text)?.slice(1) ?? [])
    : [];

const oneDies = new RegExp(
  `${theWord} (?:\\p{L}+ )?${dies}(?! (?:out|down|away with|of (?:laugh|bor|embarrass)|laughing))(?!\\p{L})`,
  'iu',
);
const diesIn = (text: string, names: readonly string[]) =>
  names.some((name) => oneDies.test(markWordInAnyCase(text.replace(/"[^"]*"/g, ' '), name)));
