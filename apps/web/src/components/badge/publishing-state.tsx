import type { Comic } from '@panelwise/contracts/domain/comic';
import classes from './publishing-state.module.css';
import { isPublishingStatus, PublishingBadge, publishingLabel, releaseLabel } from './status-badge.tsx';

/** Whether a comic is published, and below it where it is on its way to readers, unless that is the same. */
export function PublishingState({
  comic,
}: {
  comic: Pick<Comic, 'status' | 'comicStatus' | 'changesAsked' | 'isLive'>;
}) {
  const [label, words] = [publishingLabel(comic.comicStatus), releaseLabel(comic)];
  return (
    <span className={classes.state}>
      <PublishingBadge status={comic.comicStatus} />
      {label !== words && isPublishingStatus(comic.comicStatus) && <small>{words}</small>}
    </span>
  );
}
