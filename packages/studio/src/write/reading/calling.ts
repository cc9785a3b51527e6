import type { PeopleOfSentence } from './people-of-story.ts';

/** A sentence in which somebody is called otherwise; once, where both names stood in it. */
export function calling(sentence: PeopleOfSentence, was: string, is: string): PeopleOfSentence {
  const all = (names: readonly string[]) => [...new Set(names.map((name) => (name === was ? is : name)))];
  const { quote } = sentence;
  return {
    ...sentence,
    people: all(sentence.people),
    named: all(sentence.named),
    ...(quote && {
      quote: {
        ...quote,
        ...(quote.speaker && { speaker: all([quote.speaker])[0]! }),
        ...(quote.listener && { listener: all([quote.listener])[0]! }),
      },
    }),
  };
}
