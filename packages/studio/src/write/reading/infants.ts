import { escapeRegExp } from '../text/words.ts';
import { isActor } from './people-of-story.ts';
import type { Entity } from './reading.ts';

const kin = '(?:brother|sister|son|daughter|cousin|boy|girl)';

/** What only babies do, have or are, before and after a name. */
const signsOf = (name: string) =>
  new RegExp(
    [
      `(?<!\\p{L})(?:baby|newborn)(?: ${kin})?,? (?:called |named )?${name}(?!\\p{L})`,
      `(?<!\\p{L})${name},? (?:is|was) (?:only |just )?(?:a (?:tiny |new |newborn )?baby|(?:an?|\\p{L}+) (?:days?|weeks?|months?) old)(?!\\p{L})`,
      `(?<!\\p{L})${name} (?:\\p{L}+ )?(?:on (?:her|his|my|\\p{Lu}\\p{L}+['’]s) (?:tummy|chest|shoulder)|in (?:the|his|her) (?:cot|crib|pram|cradle|high ?chair))(?!\\p{L})`,
      `(?<!\\p{L})(?:held|holds|rocked|rocks|fed|carried) ${name} (?:on a pillow|in (?:my|his|her) arms|to sleep)(?!\\p{L})`,
      `(?<!\\p{L})changed ${name}['’]s (?:nappy|diaper)(?!\\p{L})`,
    ].join('|'),
    'u',
  );

/** Marks those children of a story who are babies, by what it tells of them; changed in place. */
export function markInfants(entities: readonly Entity[], texts: readonly string[]): void {
  for (const one of entities) {
    if (one.kind !== 'child' || one.what || !isActor(one) || !/^\p{Lu}/u.test(one.name)) continue;
    const signs = signsOf(escapeRegExp(one.name));
    if (texts.some((text) => signs.test(text))) one.what = 'baby';
  }
}
