import type { RankName, WardrobeName } from '../vocabulary.ts';
import type { Garment, Wardrobe } from './wardrobe.ts';
import { wardrobesOfAfricaAndAmerica } from './wardrobes-of-africa-and-america.ts';
import { wardrobesOfAsia } from './wardrobes-of-asia.ts';
import { wardrobesOfEurope } from './wardrobes-of-europe.ts';
import { wardrobesOfIndia } from './wardrobes-of-india.ts';
import { wardrobesOfOld } from './wardrobes-of-old.ts';
import { wardrobesOfTheMiddleAges } from './wardrobes-of-the-middle-ages.ts';
import { wardrobesSince1800 } from './wardrobes-since-1800.ts';

export const wardrobes: Record<WardrobeName, Wardrobe> = {
  ...wardrobesOfOld,
  ...wardrobesOfTheMiddleAges,
  ...wardrobesOfEurope,
  ...wardrobesSince1800,
  ...wardrobesOfIndia,
  ...wardrobesOfAsia,
  ...wardrobesOfAfricaAndAmerica,
};

/** Ranks whose clothes serve where a time has none for a rank, nearest first; everyday clothes are the last resort. */
const nearest: Record<RankName, readonly Exclude<RankName, 'worker'>[]> = {
  ruler: ['ruler', 'noble'],
  noble: ['noble', 'ruler'],
  scholar: ['scholar', 'noble'],
  soldier: ['soldier'],
  monk: ['monk', 'scholar'],
  worker: [],
};

/** What a woman or man of a rank wears in a time and region. */
export function garmentOf(name: WardrobeName, rank: RankName, gender: 'she' | 'he'): Garment {
  const wardrobe = wardrobes[name];
  for (const one of nearest[rank]) {
    const garment = wardrobe[one]?.[gender];
    if (garment) return garment;
  }
  return wardrobe.everyday[gender];
}
