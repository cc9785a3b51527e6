import type { CardRank, NextRank } from '@panelwise/contracts/domain/rewards';
import { counted } from '../../lib/counted.ts';

export const rankNames: Record<CardRank, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

/** What a rank stands for. */
export const rankMeanings: Record<CardRank, string> = {
  bronze: 'Read to the end',
  silver: 'Every question right, or repaired, once',
  gold: 'Remembered for a week, and most of the hardcore quiz right',
  platinum: 'Remembered for three weeks',
  diamond: 'Remembered for two months, and all of the hardcore quiz right',
};

const longWords: Record<number, string> = { 7: 'a week', 21: 'three weeks', 60: 'two months' };

/** What is missing for the next rank, each in a sentence. */
export function missingWords({ toRead, itemsLeft, hardcoreLeft, days }: NextRank): string[] {
  return [
    ...(toRead ? ['Read it to the end.'] : []),
    ...(itemsLeft > 0 ? [`Get ${counted(itemsLeft, 'more question')} right.`] : []),
    ...(hardcoreLeft > 0
      ? [`Get ${counted(hardcoreLeft, 'more question')} of the hardcore quiz right.`]
      : []),
    ...(days === null ? [] : [`Review it on its days until you remember it for ${longWords[days]}.`]),
  ];
}
