import type { CallingName } from '../draw/vocabulary.ts';

/** Words for what people do whose clothes tell it, in English. */
const callings: [RegExp, CallingName][] = [
  [/^(?:doctor|surgeon|dentist|vet|physician|pharmacist)$/, 'doctor'],
  [/^(?:nurse|midwife)$/, 'nurse'],
  [/^(?:judge|justice|magistrate)$/, 'judge'],
  [/^(?:lawyer|barrister|advocate|attorney|solicitor|prosecutor)$/, 'lawyer'],
  [/^(?:priest|vicar|pastor|chaplain|reverend|bishop)$/, 'priest'],
  [
    /^(?:officer|policeman|policewoman|constable|sergeant|guard|watchman|captain|soldier|pilot|firefighter|fireman)$/,
    'officer',
  ],
  [/^(?:conductor|conductress)$/, 'conductor'],
  [/^ranger$/, 'ranger'],
];

/** What is told of somebody by a word for what they do; undefined where it is not known by its clothes. */
export const callingOf = (word: string): CallingName | undefined =>
  callings.find(([known]) => known.test(word))?.[1];
