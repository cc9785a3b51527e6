import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CardRank, NextRank } from '@panelwise/contracts/domain/rewards';

export const rankNames: Record<CardRank, MessageDescriptor> = {
  bronze: msg`Bronze`,
  silver: msg`Silver`,
  gold: msg`Gold`,
  platinum: msg`Platinum`,
  diamond: msg`Diamond`,
};

/** What leads a list of what is missing for a rank. */
export const rankGoals: Record<CardRank, MessageDescriptor> = {
  bronze: msg`To bronze`,
  silver: msg`To silver`,
  gold: msg`To gold`,
  platinum: msg`To platinum`,
  diamond: msg`To diamond`,
};

/** What a rank stands for. */
export const rankMeanings: Record<CardRank, MessageDescriptor> = {
  bronze: msg({ message: 'Read to the end', context: 'it was read' }),
  silver: msg`Every question right, or repaired, once`,
  gold: msg`Remembered for a week, and most of the hardcore quiz right`,
  platinum: msg`Remembered for three weeks`,
  diamond: msg`Remembered for two months, and all of the hardcore quiz right`,
};

/** What is missing for the next rank, each in a sentence. */
export function missingWords({ toRead, itemsLeft, hardcoreLeft, days }: NextRank): string[] {
  return [
    ...(toRead ? [t`Read it to the end.`] : []),
    ...(itemsLeft > 0
      ? [t`Get ${plural(itemsLeft, { one: '# more question', other: '# more questions' })} right.`]
      : []),
    ...(hardcoreLeft > 0
      ? [
          t`Get ${plural(hardcoreLeft, { one: '# more question', other: '# more questions' })} of the hardcore quiz right.`,
        ]
      : []),
    ...(days === null ? [] : [rememberWords(days)]),
  ];
}

function rememberWords(days: number): string {
  if (days === 7) return t`Review it on its days until you remember it for a week.`;
  return days === 21
    ? t`Review it on its days until you remember it for three weeks.`
    : t`Review it on its days until you remember it for two months.`;
}
