import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { IconBook2 } from '@tabler/icons-react';
import classes from './publishing-state.module.css';
import { PublishingBadge, publishingLabel, releaseLabel } from './status-badge.tsx';

/**
 * Whether a comic is published; and what of it is not yet with readers, where they see an earlier version. All else is said by
 * what reviewers say of it: theirs is the one badge of a comic that is published.
 */
export function PublishingState({
  comic,
}: {
  comic: Pick<Comic, 'status' | 'comicStatus' | 'changesAsked' | 'isLive'>;
}) {
  return (
    <span className={classes.state}>
      {comic.comicStatus === 'published' ? (
        <span className={classes.published}>
          <IconBook2 size={16} stroke={2} aria-hidden />
          {publishingLabel(comic.comicStatus)}
        </span>
      ) : (
        <PublishingBadge status={comic.comicStatus} />
      )}
      {comic.isLive && isOnItsWay(comic) && <small>{releaseLabel(comic)}</small>}
    </span>
  );
}

const isOnItsWay = (comic: Parameters<typeof releaseStateOf>[0]): boolean =>
  ['draft', 'in-review'].includes(releaseStateOf(comic));
