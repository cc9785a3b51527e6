import type { Comic } from '@panelwise/contracts/domain/comic';
import classes from './publishing-state.module.css';
import { PublishingBadge, publishingLabel, releaseLabel } from './status-badge.tsx';

/** Whether a comic is published, and below it where it is on its way to readers, unless that is the same. */
export function PublishingState({ comic }: { comic: Pick<Comic, 'status' | 'comicStatus' | 'isLive'> }) {
  const [label, words] = [publishingLabel(comic.comicStatus), releaseLabel(comic)];
  return (
    <span className={classes.state}>
      <PublishingBadge status={comic.comicStatus} />
      {label !== words && label !== 'N/A' && <small>{words}</small>}
    </span>
  );
}
