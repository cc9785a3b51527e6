import type { ThingName } from '../rough/rough-messages.ts';
import { capitalised, inWords } from './staging-edits.ts';

/** What a thing is called: by the reader's language where there is a word, else by its English name. */
export const thingLabel = ({ name, words }: ThingName): string =>
  capitalised(words[0] ?? inWords(name, 'thing'));

/** The things that a search means, the nearest first: so called, then beginning so, then with such a word in their name. */
export function findThings(things: readonly ThingName[], search: string): ThingName[] {
  const wanted = plain(search);
  if (wanted === '') return [...things];
  return things
    .map((thing) => ({ thing, distance: distanceOf(thing, wanted) }))
    .filter(({ distance }) => distance < notFound)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ thing }) => thing);
}

const notFound = 4;

/** The words of the language and the English name. */
const distanceOf = ({ name, words }: ThingName, wanted: string): number =>
  Math.min(
    ...[...words, inWords(name, 'thing')].map(plain).map((called) => {
      if (called === wanted) return 0;
      if (called.startsWith(wanted)) return 1;
      if (called.includes(` ${wanted}`)) return 2;
      return called.includes(wanted) ? 3 : notFound;
    }),
  );

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
