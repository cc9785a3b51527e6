import type { Mastery } from '@panelwise/contracts/domain/mastery';
import type { CardRank } from '@panelwise/contracts/domain/rewards';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import classes from './card-face.module.css';
import { RankMark } from './rank-mark.tsx';

/** The card of a comic: its cover, of which what is not known, or fading, lies under pencil, and its rank. */
export function CardFace({
  comic,
  mastery,
  rank,
}: {
  comic: LearnHome['shelf'][number]['comic'];
  mastery: Mastery;
  rank: CardRank | null;
}) {
  const known = mastery.items === 0 ? 1 : mastery.share;
  return (
    <span className={classes.card} style={{ '--known': known } as React.CSSProperties}>
      <ComicCover title={comic.title} src={comic.thumbnail} small={comic.smallThumbnail} />
      {mastery.known < mastery.items && <span className={classes.pencil} aria-hidden="true" />}
      {rank && (
        <span className={classes.rank}>
          <RankMark rank={rank} />
        </span>
      )}
    </span>
  );
}
