const same = [
  'father dad daddy papa abba baba',
  'mother mom mum mommy mummy mama mamma ammi amma',
  'grandmother grandma granny gran nan nana cucu dadi nani abuela nonna oma gogo bibi',
  'grandfather grandpa grandad granddad gramps dada nanu abuelo nonno opa',
  'aunt auntie aunty',
  'stepfather stepdad',
  'stepmother stepmom stepmum',
  'neighbour neighbor',
].map((line) => line.split(' '));

/** One word for all that mean the same relation: "dad" and "father" are one. */
export const kinKey = (noun: string): string => same.find((list) => list.includes(noun))?.[0] ?? noun;
