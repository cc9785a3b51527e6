import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pictureWidths } from '@panelwise/contracts/domain/comic';
import type { ReactNode } from 'react';
import classes from './comic-cover.module.css';

/**
 * The cover of a comic in its 7:9 frame. Without a picture it is the title in pencil. `caption` stands in a
 * caption box at the lower left; `tilt` lets the cover tilt when the card that holds it is hovered.
 */
export function ComicCover({
  title,
  src,
  small,
  caption,
  tilt = false,
  fill = false,
  eager = false,
}: {
  title: string;
  src: string | null;
  /** The same picture at half the width. */
  small?: string | null;
  caption?: ReactNode;
  tilt?: boolean;
  /** Takes the height of its place instead of 7:9. */
  fill?: boolean;
  eager?: boolean;
}) {
  return (
    <span className={classes.cover} data-tilt={tilt || undefined} data-fill={fill || undefined}>
      {src ? (
        <img
          {...(small && {
            srcSet: `${small} ${pictureWidths.smallCover}w, ${src} ${pictureWidths.cover}w`,
            sizes: fill ? '(max-width: 700px) 100vw, 600px' : '(max-width: 700px) 50vw, 290px',
          })}
          src={src}
          alt={t`Cover of ${title}`}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'auto'}
        />
      ) : (
        <span className={classes.pencil}>
          <b>{title}</b>
          <i>
            <Trans>No cover yet</Trans>
          </i>
        </span>
      )}
      {caption && <span className={classes.caption}>{caption}</span>}
    </span>
  );
}

/** Width by height of the small stamp. */
export const stampShape = 40 / 50;

/** The cover as a small stamp for rows of a table, or the pencil that stands for it. Decoration: the title stands beside it. */
export function CoverStamp({ src, pencil }: { src: string | null; pencil?: ReactNode }) {
  return src ? (
    <img className={classes.stamp} src={src} alt="" width={40} height={50} loading="lazy" />
  ) : (
    <span className={classes.stamp} data-pencil>
      {pencil}
    </span>
  );
}
