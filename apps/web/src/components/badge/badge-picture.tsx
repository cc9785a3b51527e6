import type { BadgeId } from '@panelwise/contracts/domain/badges';
import classes from './badge-picture.module.css';

/** A badge as the studio draws it: in ink and colour for whoever has it, in pencil for whoever has not yet. */
export function BadgePicture({ id, isEarned, size }: { id: BadgeId; isEarned: boolean; size: number }) {
  const src = `/badges/${id}.svg`;
  return (
    <span
      className={classes.badge}
      data-pencil={!isEarned || undefined}
      style={{ inlineSize: size, blockSize: size, ...(!isEarned && { maskImage: `url(${src})` }) }}
    >
      <img src={src} alt="" width={size} height={size} />
    </span>
  );
}
