import { familyWord } from './family-words.ts';

const same = [
  'father dad daddy papa papá papi abba baba papaji',
  'mother mom mum mommy mummy mama mamá mami mamma maman ammi amma',
  'grandmother grandma granny gran nan nana cucu dadi nani dadiji naniji ajji paati abuela nonna oma gogo bibi',
  'grandfather grandpa grandad granddad gramps dada nanu dadaji nanaji thatha ajja abuelo nonno opa',
  'aunt auntie aunty',
  'stepfather stepdad',
  'stepmother stepmom stepmum',
  'neighbour neighbor',
].map((line) => line.split(' '));

/** One word for all that mean the same relation: "dad" and "father" are one. */
export const kinKey = (noun: string): string =>
  same.find((list) => list.includes(noun))?.[0] ?? familyWord(noun)?.relation.replace('older ', '') ?? noun;
