import { distanceTo, type Life, upTo } from './lives.ts';
import type { Features, ReadStory } from './who-evidence.ts';

/** Words of a sentence for several who do something together. */
const ways: readonly (readonly [name: string, word: RegExp])[] = [
  [
    'two',
    /(?<!\p{L})(?:both|(?:the|those|these|us|we|my) two|two of (?:us|them)|each other|the pair)(?!\p{L})/iu,
  ],
  ['three', /(?<!\p{L})(?:(?:the|those|these|us|all) three|three of (?:us|them)|the trio)(?!\p{L})/iu],
  [
    'all',
    /(?<!\p{L})(?:everyone|everybody|(?:we|they) all|all of (?:us|them)|each of (?:us|them))(?!\p{L})/iu,
  ],
  ['together', /(?<!\p{L})together(?!\p{L})/iu],
  ['they', /(?<!\p{L})they(?!\p{L})/iu],
  ['them', /(?<!\p{L})them(?!\p{L})/iu],
  ['their', /(?<!\p{L})their(?!\p{L})/iu],
  ['we', /(?<!\p{L})we(?!\p{L})/iu],
  ['us', /(?<!\p{L})us(?!\p{L})/iu],
  ['our', /(?<!\p{L})our(?!\p{L})/iu],
];

/** Known by what they are only: "the guard". */
const isNameless = ({ being: { name, role } }: Life) => role !== undefined && name.toLowerCase() === role;
/** With a name of their own, and not known only as somebody's mother. */
const isMain = (life: Life) => !isNameless(life) && !/['’]s /u.test(life.being.name);

/** How far back those may have been told of who are meant by "they". */
const reach = 5;

/** Most sentences have none of these. */
const any =
  /(?<!\p{L})(?:the[ym]|their|we|us|our|both|each|two|three|all|every(?:one|body)|together|pair|trio)(?!\p{L})/iu;

/** How the words of a sentence, without what is said in it, tell of several who do something together. */
export const waysIn = (narration: string): string[] =>
  any.test(narration) ? ways.flatMap(([name, word]) => (word.test(narration) ? [name] : [])) : [];

/**
 * Whether somebody is one of those whom "they", "we" or "both" mean: by who was last about, and with whom.
 * @param told how a sentence tells of several, see `waysIn`
 * @param toldBefore how the sentence before it does
 */
export function whomManyMean(
  how: string,
  life: Life,
  at: number,
  lives: readonly Life[],
  told: readonly string[],
  toldBefore: readonly string[],
  { meant }: ReadStory,
): Features {
  if (told.length === 0) return [];
  const since = (one: Life) => {
    const last = one.isTold.slice(0, at).lastIndexOf(true);
    return last < 0 ? Number.POSITIVE_INFINITY : at - last;
  };
  const isAnimal = ({ being }: Life) => being.kind === 'animal';
  const pool = lives.filter((one) => since(one) <= reach).sort((a, b) => since(a) - since(b));
  const alike = pool.filter((one) => isAnimal(one) === isAnimal(life));
  const order = upTo(alike.indexOf(life) < 0 ? 9 : alike.indexOf(life), 4);
  const size = upTo(alike.length, 4);
  const acted = distanceTo(life.acts, at, -1);
  // With how many others they were told of in the last sentence that told of them.
  const lastAt = life.isTold.slice(0, at).lastIndexOf(true);
  const fellows =
    lastAt < 0 ? 'none' : upTo(lives.filter((one) => one !== life && one.isTold[lastAt]).length, 2);
  const lead = lives.find(({ rank }) => rank === '0');
  const both = lead && lead !== life ? life.isTold.filter((is, i) => is && lead.isTold[i]).length : 0;
  const shared = lead === life ? 'lead' : upTo(both, 3);
  const isGroupNear = [at, at - 1, at - 2].some((i) =>
    meant[i]?.some(({ who, acts, owns, being }) => acts && !owns && (who ?? being)?.kind === 'group'),
  );
  const kind = isAnimal(life) ? 'animal' : isNameless(life) ? 'nameless' : 'named';
  const sofar = lives.filter(
    ({ first, seen }) => first >= 0 && first < at && seen.filter(Boolean).length > 1,
  );
  const mains = sofar.filter((one) => isMain(one) && isAnimal(one) === isAnimal(life));
  const main = `mains:${upTo(mains.length, 4)} ${mains.includes(life) ? 'one' : 'none'}`;
  const there = lives.filter(({ seen }) => seen[at]).length;
  const goesOn = toldBefore.some((one) => told.includes(one)) ? 'on' : 'new';
  return told.flatMap((word) => [
    `${how} ${word}; order:${order} of ${size}`,
    `${how} ${word}; ${acted} rank:${life.rank}`,
    `${how} ${word}; fellows:${fellows} acted:${acted}`,
    `${how} ${word}; shared:${shared}`,
    `${how} ${word}; ${main} of ${upTo(there, 2)}`,
    `${how} ${word}; ${main} since:${acted}`,
    `${how} ${word}; ${main} ${isGroupNear ? 'group' : ''}`,
    `${how} ${word}; ${kind} told ${upTo(life.told, 4)}`,
    `${how} ${word}; ${goesOn} order:${order}`,
    `${how} ${word}; share:${life.share} ${goesOn}`,
    ...(isGroupNear ? [`${how} ${word}; group near`] : []),
  ]);
}
