import { textsWith, theWord } from '../text/marked-word.ts';
import { isActor } from './people-of-story.ts';
import type { Entity } from './reading.ts';

const kin = '(?:brother|sister|son|daughter|cousin|boy|girl)';

/** What only babies do, have or are, before and after a name. */
const signs = new RegExp(
  [
    `(?<!\\p{L})(?:baby|newborn)(?: ${kin})?,? (?:called |named )?${theWord}`,
    `${theWord},? (?:is|was) (?:only |just )?(?:a (?:tiny |new |newborn )?baby|(?:an?|\\p{L}+) (?:days?|weeks?|months?) old)(?!\\p{L})`,
    `${theWord} (?:\\p{L}+ )?(?:on (?:her|his|my|\\p{Lu}\\p{L}+['’]s) (?:tummy|chest|shoulder)|in (?:the|his|her) (?:cot|crib|pram|cradle|high ?chair))(?!\\p{L})`,
    `(?<!\\p{L})(?:held|holds|rocked|rocks|fed|carried) ${theWord} (?:on a pillow|in (?:my|his|her) arms|to sleep)(?!\\p{L})`,
    `(?<!\\p{L})changed ${theWord}['’]s (?:nappy|diaper)(?!\\p{L})`,
  ].join('|'),
  'u',
);

/** Marks those children of a story who are babies, by what it tells of them; changed in place. */
export function markInfants(entities: readonly Entity[], texts: readonly string[]): void {
  for (const one of entities) {
    if (one.kind !== 'child' || one.what || !isActor(one) || !/^\p{Lu}/u.test(one.name)) continue;
    if (textsWith(one.name, texts).some((text) => signs.test(text))) one.what = 'baby';
  }
}
