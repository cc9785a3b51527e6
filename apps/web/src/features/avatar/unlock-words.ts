import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { cardsFrom, type Unlock } from '@panelwise/contracts/domain/avatar-shop';
import type { OwnAvatar } from '@panelwise/contracts/http/avatars';
import { badgeGoal, badgeNames } from '../../lib/badge-words.ts';

type Shop = NonNullable<OwnAvatar['shop']>;

/** What a locked part asks, in a word or two below its picture. */
export function priceWords(unlock: Unlock): string {
  if ('coins' in unlock) return plural(unlock.coins, { one: '# coin', other: '# coins' });
  if ('level' in unlock) {
    const { level } = unlock;
    return t`Level ${level}`;
  }
  if ('badge' in unlock) {
    const name = i18n._(badgeNames[unlock.badge]);
    return t`Badge “${name}”`;
  }
  const { cards, rank } = unlock;
  switch (rank) {
    case 'silver':
      return plural(cards, { one: '# silver card', other: '# silver cards' });
    case 'gold':
      return plural(cards, { one: '# gold card', other: '# gold cards' });
    case 'platinum':
      return plural(cards, { one: '# platinum card', other: '# platinum cards' });
    case 'diamond':
      return plural(cards, { one: '# diamond card', other: '# diamond cards' });
    case 'bronze':
      return plural(cards, { one: '# bronze card', other: '# bronze cards' });
  }
}

/** What of that somebody has. */
export function hasWords(unlock: Unlock, { coins, level, ranks }: Shop): string {
  if ('coins' in unlock) return t`You have ${plural(coins, { one: '# coin', other: '# coins' })}.`;
  if ('level' in unlock) return t`You are at level ${level}.`;
  if ('badge' in unlock) {
    const goal = badgeGoal(unlock.badge);
    return t`It comes with the badge: ${goal}.`;
  }
  const cards = cardsFrom(unlock.rank, ranks);
  return t`You have ${plural(cards, { one: '# such card', other: '# such cards' })}.`;
}
