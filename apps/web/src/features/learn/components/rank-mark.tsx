import { i18n } from '@lingui/core';
import type { CardRank } from '@panelwise/contracts/domain/rewards';
import { rankNames } from '../rank-words.ts';
import classes from './rank-mark.module.css';

/** The outline of each rank, in a box of 24: circle, slanted tile, hexagon, octagon, cut stone. */
const shapes: Record<CardRank, string> = {
  bronze: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  silver: 'M7 3h14l-4 18H3z',
  gold: 'M7 3.3h10l5 8.7l-5 8.7H7L2 12z',
  platinum: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  diamond: 'M7 4h10l4.5 6L12 21L2.5 10z',
};
const star = 'M12 7.6l1.4 2.9l3.2.4l-2.3 2.2l.6 3.2l-2.9-1.6l-2.9 1.6l.6-3.2l-2.3-2.2l3.2-.4z';

/** A rank by shape, colour and word together. */
export function RankMark({ rank }: { rank: CardRank }) {
  return (
    <span className={classes.rank} data-rank={rank}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={shapes[rank]} className={classes.shape} />
        <path d={rank === 'diamond' ? 'M2.5 10h19M7 4l5 17l5-17' : star} className={classes.inner} />
      </svg>
      {i18n._(rankNames[rank])}
    </span>
  );
}
