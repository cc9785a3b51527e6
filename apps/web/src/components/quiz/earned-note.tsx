import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CardRank, Earned } from '@panelwise/contracts/domain/rewards';
import { BadgePicture } from '../badge/badge-picture.tsx';
import classes from './question-card.module.css';

const rankWords: Record<CardRank, MessageDescriptor> = {
  bronze: msg`The card of this comic is bronze now.`,
  silver: msg`The card of this comic is silver now.`,
  gold: msg`The card of this comic is gold now.`,
  platinum: msg`The card of this comic is platinum now.`,
  diamond: msg`The card of this comic is diamond now.`,
};

/** What an answer has brought, in a quiet line; of nothing, nothing is said. */
export function EarnedNote({ earned: { xp, rank, level, badges } }: { earned: Earned }) {
  const newBadges = badges.length;
  const words = [
    ...(xp > 0 ? [t`+${xp} XP`] : []),
    ...(level === null ? [] : [t`You are at level ${level} now.`]),
    ...(rank === null ? [] : [i18n._(rankWords[rank])]),
    ...(newBadges === 0
      ? []
      : [plural(newBadges, { one: 'You have a new badge.', other: 'You have # new badges.' })]),
  ];
  if (words.length === 0) return false;
  return (
    <p className={classes.earned}>
      {badges.map((id) => (
        <BadgePicture key={id} id={id} isEarned size={32} />
      ))}
      {words.join(' · ')}
    </p>
  );
}
